import { desc, eq } from 'drizzle-orm';
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

/** Applications and stores, newest first. */
export function listApplications(db: Database, status?: 'pending' | Decision['status']) {
  return db
    .select({
      applicationNumber: stores.applicationNumber,
      name: stores.name,
      status: stores.status,
      city: stores.city,
      gstin: stores.gstin,
      email: vendors.email,
      appliedAt: stores.createdAt,
    })
    .from(stores)
    .innerJoin(vendors, eq(vendors.id, stores.vendorId))
    .where(status && eq(stores.status, status))
    .orderBy(desc(stores.createdAt), desc(stores.id))
    .limit(200);
}

/**
 * The operator's decision on an application, by its number.
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
