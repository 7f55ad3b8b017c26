import { eq, sql } from 'drizzle-orm';
import type { SellerMe, SellerSession } from '@/lib/contract/schemas/seller/session';
import type { Database } from '../../../kernel/db/connection';
import { tokens } from '../../../kernel/db/schema/accounts';
import { storeMembers } from '../../../kernel/db/schema/sellers';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, NotSignedIn } from '../../../kernel/errors';
import type { Seller } from '../../../kernel/http/actor';
import type { Limiter } from '../../../kernel/limits/limiter';
import {
  checkOtp,
  consume,
  findDevice,
  hashSecret,
  randomSecret,
  rememberDevice,
  trySecondProof,
  verifyDecoy,
  verifyPassword,
} from '../../accounts';
import { findApplications, findVendorByEmail, keepPassword } from '../vendors/queries';

const lifetime = 14 * 24 * 60 * 60 * 1000;

type Credentials = { email: string; password: string; otp?: string };
type Client = { address?: string; device?: string; userAgent?: string };

/** Returns the subject of the code that a new device needs. */
export const signInCode = (email: string) =>
  ({ email, purpose: 'sign_in', audience: 'vendor' }) as const;

/**
 * Signs a member of a store in for 14 days. A device that the account does not know needs a mailed code too.
 * An unknown address takes as long as a wrong password.
 * @returns the session, or `undefined` when a code is needed
 * @throws {DomainError} 401 wrong_credentials, 403 application_unconfirmed or store_not_open
 * @throws {InvalidFields} otp_wrong
 */
export async function logInSeller(
  { db, limiter }: { db: Database; limiter: Limiter },
  { email, password, otp }: Credentials,
  { address, device, userAgent }: Client,
): Promise<Extract<SellerSession, { token: string }> | undefined> {
  const vendor = await findVendorByEmail(db, email);
  if (!(await fits(vendor, password)) || !vendor) {
    const [application] = vendor ? [] : await findApplications(db, email, 1);
    if (!(await fits(application, password))) throw new DomainError(401, 'wrong_credentials');
    throw new DomainError(403, 'application_unconfirmed', { data: { unconfirmed: true } });
  }
  const membership = await findMembership(db, vendor.id);
  const status = membership?.store.status;
  if (!membership || (status !== 'approved' && status !== 'suspended')) {
    throw new DomainError(403, 'store_not_open', { data: { status } });
  }
  if ((await findDevice(db, { vendorId: vendor.id }, device)) !== undefined) {
    return openSellerArea(db, { vendor, membership }, { device, userAgent });
  }
  if (!otp) return undefined;
  const { id, firstName: name, locale: lang } = vendor;
  const proof = await trySecondProof(
    { db, limiter },
    { area: 'seller', id, person: { email, name, lang }, address },
  );
  const code = await checkOtp(db, signInCode(email), otp);
  const session = await openSellerArea(db, { vendor, membership, code }, { device, userAgent });
  await proof.passed();
  return session;
}

type Proved = {
  vendor: Membership['vendor'];
  membership: Membership;
  /** The id of the correct mailed code, if one was needed. */
  code?: number;
};

function openSellerArea(
  db: Database,
  { vendor, membership, code }: Proved,
  { device, userAgent }: Client,
) {
  return transact(db, async (tx) => {
    await keepPassword(tx, vendor);
    if (code !== undefined) await consume(tx, code);
    const token = randomSecret();
    await tx.insert(tokens).values({
      hash: hashSecret(token),
      vendorId: vendor.id,
      opensSellerArea: true,
      userAgent,
      expiresAt: new Date(Date.now() + lifetime),
    });
    const known = await rememberDevice(tx, { vendorId: vendor.id }, device);
    return { success: true, token, device: known, data: toSellerMe(membership) } as const;
  });
}

const fits = (known: { passwordHash: string } | undefined, password: string) =>
  known ? verifyPassword(known.passwordHash, password) : verifyDecoy(password);

/** Finds a vendor's membership: of the store that they joined, else of their own; undefined without either. */
export async function findMembership(db: Database, vendorId: number) {
  const [row] = await db
    .select({
      vendor: vendors,
      store: stores,
      role: sql<SellerMe['role']>`coalesce(${storeMembers.role}, 'owner')`,
    })
    .from(vendors)
    .leftJoin(storeMembers, eq(storeMembers.vendorId, vendors.id))
    .innerJoin(
      stores,
      sql`${stores.id} = ${storeMembers.storeId}
        or (${storeMembers.id} is null and ${stores.vendorId} = ${vendors.id})`,
    )
    .where(eq(vendors.id, vendorId));
  return row;
}

/**
 * Returns the signed-in member; an operator who looks at the store's area sees its founder.
 * @throws {NotSignedIn} for a vendor without a store
 */
export async function findMe(db: Database, { vendorId, storeId, view }: Seller): Promise<SellerMe> {
  const membership = await (view ? findOwner(db, storeId) : findMembership(db, vendorId));
  if (!membership) throw new NotSignedIn();
  const me = toSellerMe(membership);
  if (!view) return me;
  const expires_at = new Date(view.expiresAt).toISOString();
  return { ...me, view: { number: view.number, expires_at } };
}

/** Finds the membership of a store's founder. */
async function findOwner(db: Database, storeId: number): Promise<Membership | undefined> {
  const [row] = await db
    .select({ vendor: vendors, store: stores })
    .from(stores)
    .innerJoin(vendors, eq(vendors.id, stores.vendorId))
    .where(eq(stores.id, storeId));
  return row && { ...row, role: 'owner' };
}

type Membership = NonNullable<Awaited<ReturnType<typeof findMembership>>>;

/** Returns a member of a store that is or was open, for the seller area. */
function toSellerMe({ vendor, store, role }: Membership): SellerMe {
  return {
    first_name: vendor.firstName,
    last_name: vendor.lastName,
    email: vendor.email,
    role,
    store: {
      id: store.id,
      name: store.name,
      slug: store.slug,
      status: store.status === 'suspended' ? 'suspended' : 'approved',
      reason: store.status === 'suspended' ? store.statusReason : null,
      logo: store.logo,
    },
  };
}
