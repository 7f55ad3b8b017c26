import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { addressBodySchema } from '@/lib/contract/schemas/accounts';
import type { Database } from '../../../kernel/db/connection';
import { addresses, users } from '../../../kernel/db/schema/accounts';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import { stateNamed } from '../../../kernel/money/states';
import { addressFault } from '../../delivery';
import { nameAccount } from '../name-account';
import { type AddressRow, type AddressValues, listAddresses, unsetDefault } from './queries';

type AddressInput = z.output<typeof addressBodySchema>;

const maxAddresses = 50;

/** Saves an address; a shopper's first one is the default. */
export function addAddress(db: Database, userId: number, input: AddressInput): Promise<AddressRow> {
  const values = valuesOf(input);
  return db.transaction(async (tx) => {
    const saved = await lockAddresses(tx, userId);
    if (saved.length >= maxAddresses) {
      throw new DomainError(409, 'address_limit', { params: { max: maxAddresses } });
    }
    const isDefault = input.is_default || saved.length === 0;
    if (isDefault) await unsetDefault(tx, userId);
    const [row] = await tx
      .insert(addresses)
      .values({ ...values, userId, isDefault })
      .returning();
    if (!row) throw new Error('the address was not saved');
    await nameAccount(tx, userId, values);
    return row;
  });
}

/** Changes an address. The default address stays the default until another becomes it. */
export function changeAddress(
  db: Database,
  userId: number,
  id: number,
  input: AddressInput,
): Promise<AddressRow> {
  const values = valuesOf(input);
  return db.transaction(async (tx) => {
    const own = ownAddress(await lockAddresses(tx, userId), id);
    const isDefault = input.is_default || own.isDefault;
    if (isDefault) await unsetDefault(tx, userId);
    const [row] = await tx
      .update(addresses)
      .set({ ...values, isDefault })
      .where(eq(addresses.id, id))
      .returning();
    if (!row) throw new Error('the address was not saved');
    return row;
  });
}

/** Removes an address; if it was the default, the newest of the others becomes it. */
export function removeAddress(db: Database, userId: number, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const saved = await lockAddresses(tx, userId);
    const own = ownAddress(saved, id);
    await tx.delete(addresses).where(eq(addresses.id, id));
    const next = saved.find((other) => other.id !== id);
    if (own.isDefault && next) {
      await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, next.id));
    }
  });
}

/** Returns the shopper's addresses and locks them; concurrent changes wait for this transaction. */
async function lockAddresses(tx: Database, userId: number): Promise<AddressRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return listAddresses(tx, userId);
}

/** @throws {NotFound} address_not_found, also for another shopper's address */
function ownAddress(saved: AddressRow[], id: number): AddressRow {
  const own = saved.find((address) => address.id === id);
  if (!own) throw new NotFound('address_not_found');
  return own;
}

function valuesOf(input: AddressInput): AddressValues {
  const state = stateNamed(input.state);
  if (!state) throw new InvalidFields({ state: 'state_unknown' });
  const fault = addressFault(input.pincode, state);
  if (fault) throw new InvalidFields(fault);
  return {
    fullName: input.full_name,
    phone: input.phone,
    fullAddress: input.full_address,
    landmark: input.landmark ?? null,
    city: input.city,
    state: state.name,
    pincode: input.pincode,
    latitude: input.location?.lat ?? null,
    longitude: input.location?.lng ?? null,
    type: input.type,
  };
}
