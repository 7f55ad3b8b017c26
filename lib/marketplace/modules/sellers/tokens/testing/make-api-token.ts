import type { ApiScope } from '@/lib/contract/schemas/seller/scopes';
import { newPersonalToken } from '@/lib/security/personal-token';
import type { Database } from '../../../../kernel/db/connection';
import { firstRow } from '../../../../kernel/db/first-row';
import { apiTokens } from '../../../../kernel/db/schema/api-tokens';
import { hashSecret } from '../../../accounts/sessions/bearer-tokens';

type Of = { store: { id: number }; vendorId: number };

/** Makes a personal token of a member of a store, ignoring the maximum. */
export async function makeApiToken(
  db: Database,
  { store, vendorId }: Of,
  scopes: ApiScope[],
  changes: Partial<typeof apiTokens.$inferInsert> = {},
): Promise<{ token: string; id: number }> {
  const token = newPersonalToken();
  const facts = { storeId: store.id, vendorId, name: 'Warehouse', scopes };
  const secret = { hash: hashSecret(token), tail: token.slice(-4) };
  const expiresAt = new Date(Date.now() + 3_600_000);
  const made = await db
    .insert(apiTokens)
    .values({ ...facts, ...secret, expiresAt, ...changes })
    .returning({ id: apiTokens.id });
  return { token, id: firstRow(made).id };
}
