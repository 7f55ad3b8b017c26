import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  Application,
  Applications,
  applicationsQuerySchema,
} from '@/lib/contract/schemas/vendors';
import { countSome } from '../../../kernel/db/bounded-count';
import type { Database } from '../../../kernel/db/connection';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotFound } from '../../../kernel/errors';
import { markStoresStale } from '../../../kernel/events/stale-products/mark';

export type Decision = { status: 'approved' | 'rejected' | 'suspended'; reason?: string };

/** The statuses from which a store may change to each. */
const allowedFrom: Record<Decision['status'], string[]> = {
  approved: ['pending', 'rejected', 'suspended'],
  rejected: ['pending'],
  suspended: ['approved'],
};

type Query = z.output<typeof applicationsQuerySchema>;

/** Returns a page of applications and stores, newest first unless sorted, and the number in each status. */
export async function listApplications(
  db: Database,
  { status, search, sort = '-applied', page, limit }: Query,
): Promise<Applications> {
  const text = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    status && eq(stores.status, status),
    text
      ? or(
          ...[stores.name, stores.city, stores.applicationNumber, stores.gstin].map((column) =>
            ilike(column, text),
          ),
          sql`${vendors.email}::text ilike ${text}`,
        )
      : undefined,
  );
  const by = sort.endsWith('name') ? [stores.name, stores.id] : [stores.createdAt, stores.id];
  const found = () =>
    db
      .select({
        application_number: stores.applicationNumber,
        name: stores.name,
        status: stores.status,
        city: stores.city,
        gstin: stores.gstin,
        email: vendors.email,
        applied_at: stores.createdAt,
      })
      .from(stores)
      .innerJoin(vendors, eq(vendors.id, stores.vendorId))
      .where(where);
  const rows = await found()
    .orderBy(...by.map(sort.startsWith('-') ? desc : asc))
    .limit(limit)
    .offset((page - 1) * limit);
  const counted = await db
    .select({ status: stores.status, count: count() })
    .from(stores)
    .groupBy(stores.status);
  const countOf = (of: Application['status']) =>
    counted.find((each) => each.status === of)?.count ?? 0;
  return {
    applications: rows.map((row) => ({ ...row, applied_at: row.applied_at.toISOString() })),
    counts: {
      pending: countOf('pending'),
      approved: countOf('approved'),
      suspended: countOf('suspended'),
      rejected: countOf('rejected'),
    },
    total: await countSome(db, found()),
    page,
    limit,
  };
}

/**
 * Records the operator's decision on an application, by its number.
 * @throws {NotFound} application_not_found
 * @throws {DomainError} 409 decision_not_possible, 422 reason_required
 */
export async function decide(
  db: Database,
  applicationNumber: string,
  { status, reason }: Decision,
) {
  if (status !== 'approved' && !reason) throw new DomainError(422, 'reason_required');
  return transact(db, async (tx) => {
    const [row] = await tx
      .select({ store: stores, vendor: vendors })
      .from(stores)
      .innerJoin(vendors, eq(vendors.id, stores.vendorId))
      .where(eq(stores.applicationNumber, applicationNumber))
      .for('update', { of: stores });
    if (!row) throw new NotFound('application_not_found');
    if (!allowedFrom[status].includes(row.store.status)) {
      throw new DomainError(409, 'decision_not_possible', {
        params: { status: row.store.status },
      });
    }
    await tx
      .update(stores)
      .set({
        status,
        statusReason: status === 'approved' ? null : reason,
        ...(status === 'approved' && { approvedAt: new Date() }),
      })
      .where(eq(stores.id, row.store.id));
    await markStoresStale(tx, [row.store.id]);
    return { vendor: row.vendor, name: row.store.name, slug: row.store.slug };
  });
}
