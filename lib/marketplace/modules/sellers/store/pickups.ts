import { and, asc, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { PickupAddress, pickupBodySchema } from '@/lib/contract/schemas/seller/store';
import type { Database } from '../../../kernel/db/connection';
import { pickupAddresses, stores } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import { stateNamed } from '../../../kernel/money/states';
import { addressFault } from '../../delivery';

type PickupRow = typeof pickupAddresses.$inferSelect;
type Input = z.output<typeof pickupBodySchema>;

const most = 20;

/** Returns a store's pickup addresses, the default first. */
export const listPickups = (db: Database, storeId: number): Promise<PickupRow[]> =>
  db
    .select()
    .from(pickupAddresses)
    .where(eq(pickupAddresses.storeId, storeId))
    .orderBy(desc(pickupAddresses.isDefault), asc(pickupAddresses.id));

export const toPickup = ({
  isDefault,
  createdAt: _,
  storeId: __,
  ...row
}: PickupRow): PickupAddress => ({ ...row, is_default: isDefault });

/**
 * Adds a pickup address, or changes the one with that id. There is always one default as long as there are any.
 * @throws {NotFound} pickup_not_found; {DomainError} 409 address_limit; {InvalidFields} state_unknown,
 *   state_of_pincode, pincode_unknown
 */
export function savePickup(
  db: Database,
  storeId: number,
  { is_default, state: given, ...input }: Input,
  id?: number,
): Promise<PickupAddress> {
  const state = stateNamed(given);
  if (!state) throw new InvalidFields({ state: 'state_unknown' });
  const fault = addressFault(input.pincode, state);
  if (fault) throw new InvalidFields(fault);
  return transact(db, async (tx) => {
    const saved = await lockPickups(tx, storeId);
    const own = id === undefined ? undefined : ownPickup(saved, id);
    if (!own && saved.length >= most) {
      throw new DomainError(409, 'address_limit', { params: { max: most } });
    }
    const isDefault = is_default || (own ? own.isDefault : saved.length === 0);
    if (isDefault) {
      await tx
        .update(pickupAddresses)
        .set({ isDefault: false })
        .where(eq(pickupAddresses.storeId, storeId));
    }
    const values = { ...input, state: state.name, isDefault };
    const [row] = own
      ? await tx
          .update(pickupAddresses)
          .set(values)
          .where(and(eq(pickupAddresses.id, own.id), eq(pickupAddresses.storeId, storeId)))
          .returning()
      : await tx
          .insert(pickupAddresses)
          .values({ ...values, storeId })
          .returning();
    if (!row) throw new Error('the pickup address was not saved');
    return toPickup(row);
  });
}

/** Removes a pickup address; if it was the default, the oldest of the others becomes it. */
export function removePickup(db: Database, storeId: number, id: number): Promise<void> {
  return transact(db, async (tx) => {
    const saved = await lockPickups(tx, storeId);
    const own = ownPickup(saved, id);
    await tx.delete(pickupAddresses).where(eq(pickupAddresses.id, own.id));
    const next = saved.find((other) => other.id !== id);
    if (own.isDefault && next) {
      await tx
        .update(pickupAddresses)
        .set({ isDefault: true })
        .where(eq(pickupAddresses.id, next.id));
    }
  });
}

async function lockPickups(tx: Database, storeId: number): Promise<PickupRow[]> {
  await tx
    .select({ id: stores.id })
    .from(stores)
    .where(eq(stores.id, storeId))
    .for('no key update');
  return listPickups(tx, storeId);
}

function ownPickup(saved: PickupRow[], id: number): PickupRow {
  const own = saved.find((address) => address.id === id);
  if (!own) throw new NotFound('pickup_not_found');
  return own;
}
