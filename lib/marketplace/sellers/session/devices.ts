import { and, eq, sql } from 'drizzle-orm';
import { deviceHeader } from '@/lib/api/schemas/device-header';
import { hashSecret, randomSecret } from '../../accounts/sessions/bearer-tokens';
import { isKnownDevice } from '../../accounts/sessions/known-devices';
import type { Database } from '../../db/connection';
import { knownDevices } from '../../db/schema/accounts';
import { vendors } from '../../db/schema/stores';
import type { Recognise } from '../../host/limited';

/** Whether that vendor has signed in with a mailed code on the device with that token. */
export async function knowsDevice(
  db: Database,
  vendorId: number,
  token: string | undefined,
): Promise<boolean> {
  if (!token) return false;
  const [row] = await db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .where(and(eq(knownDevices.hash, hashSecret(token)), eq(knownDevices.vendorId, vendorId)));
  return row !== undefined;
}

/** Remembers a vendor's device and returns its token: the given one if any account knows it. */
export async function rememberVendorDevice(
  tx: Database,
  vendorId: number,
  given?: string,
): Promise<string> {
  const token = given && (await isKnownDevice(tx, given)) ? given : randomSecret();
  await tx
    .insert(knownDevices)
    .values({ hash: hashSecret(token), vendorId })
    .onConflictDoUpdate({
      target: [knownDevices.hash, knownDevices.vendorId],
      set: { lastUsedAt: sql`now()` },
    });
  return token;
}

/** Rate limits count a vendor's known device apart, so that strangers cannot lock its owner out. */
export const byVendorDevice: Recognise = async (c, asked) => {
  const token = c.req.header(deviceHeader);
  if (!asked.named || !token) return undefined;
  const [row] = await c.var.db
    .select({ id: knownDevices.id })
    .from(knownDevices)
    .innerJoin(vendors, eq(vendors.id, knownDevices.vendorId))
    .where(and(eq(knownDevices.hash, hashSecret(token)), eq(vendors.email, asked.named)));
  return row && `device ${row.id}`;
};
