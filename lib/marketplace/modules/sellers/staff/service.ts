import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { SellerRole } from '@/lib/contract/schemas/seller/session';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { storeInvitations, storeMembers } from '../../../kernel/db/schema/sellers';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import { DomainError, InvalidFields, NotFound } from '../../../kernel/errors';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { hashPassword, hashSecret, randomSecret, refuseCommonPassword } from '../../accounts';
import { revokeApiTokensOf } from '../tokens/service';
import { endVendorSessions } from '../vendors/sessions';

const daysValid = 7;

/** SQL condition: neither accepted, withdrawn nor expired. */
export const isOpen = and(
  isNull(storeInvitations.endedAt),
  gt(storeInvitations.expiresAt, sql`now()`),
);

type Inviting = { storeId: number; vendorId: number; lang: Locale };

/**
 * Mails an invitation to work for the store. One account works for one store, so an address that has an account
 * cannot be invited.
 * @throws {InvalidFields} staff_has_account
 */
export async function inviteStaff(
  db: Database,
  { storeId, vendorId, lang }: Inviting,
  { email, role }: { email: string; role: SellerRole },
): Promise<void> {
  const token = randomSecret();
  await transact(db, async (tx) => {
    const [known] = await tx
      .select({ id: vendors.id })
      .from(vendors)
      .where(eq(vendors.email, email));
    if (known) throw new InvalidFields({ email: 'staff_has_account' });
    await end(tx, and(eq(storeInvitations.storeId, storeId), eq(storeInvitations.email, email)));
    await tx.insert(storeInvitations).values({
      storeId,
      email,
      role,
      hash: hashSecret(token),
      invitedBy: vendorId,
      expiresAt: new Date(Date.now() + daysValid * 86_400_000),
    });
    const [store] = await tx
      .select({ name: stores.name, by: vendors.firstName })
      .from(stores)
      .innerJoin(vendors, eq(vendors.id, vendorId))
      .where(eq(stores.id, storeId));
    if (!store) throw new NotFound('store_not_found');
    const mail = invitationMail(lang, email, { ...store, role, token, days: daysValid });
    await enqueueMail(tx, { kind: 'written', mail });
  });
}

const end = (tx: Database, which: ReturnType<typeof and>) =>
  tx
    .update(storeInvitations)
    .set({ endedAt: sql`now()` })
    .where(and(which, isOpen))
    .returning({ id: storeInvitations.id });

/** @throws {NotFound} invitation_not_found */
export async function withdrawInvitation(db: Database, storeId: number, id: number) {
  const ended = await end(
    db,
    and(eq(storeInvitations.id, id), eq(storeInvitations.storeId, storeId)),
  );
  if (!ended.length) throw new NotFound('invitation_not_found');
}

/** SQL condition: members who joined the store, without its founder. */
const memberOf = (storeId: number, vendorId: number) =>
  and(eq(storeMembers.storeId, storeId), eq(storeMembers.vendorId, vendorId));

/** @throws {NotFound} member_not_found; {DomainError} 409 founder_stays */
export async function changeStaffRole(
  db: Database,
  storeId: number,
  vendorId: number,
  role: SellerRole,
): Promise<void> {
  const changed = await db
    .update(storeMembers)
    .set({ role })
    .where(memberOf(storeId, vendorId))
    .returning({ id: storeMembers.id });
  if (!changed.length) throw await refusalOf(db, storeId, vendorId);
}

/** Removes a member with their account, which opened this store alone. @throws as `changeStaffRole` */
export async function removeStaff(db: Database, storeId: number, vendorId: number): Promise<void> {
  await transact(db, async (tx) => {
    const removed = await tx
      .delete(storeMembers)
      .where(memberOf(storeId, vendorId))
      .returning({ id: storeMembers.id });
    if (!removed.length) throw await refusalOf(tx, storeId, vendorId);
    await endVendorSessions(tx, vendorId);
    await revokeApiTokensOf(tx, vendorId);
    // The member's name stays on what they did; the address may be invited again.
    await tx
      .update(vendors)
      .set({ email: `removed-${vendorId}@removed.invalid`, passwordHash: '-' })
      .where(eq(vendors.id, vendorId));
  });
}

async function refusalOf(db: Database, storeId: number, vendorId: number) {
  const [founded] = await db
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.vendorId, vendorId)));
  return founded ? new DomainError(409, 'founder_stays') : new NotFound('member_not_found');
}

/** Finds the open invitation with that token. @throws {NotFound} invitation_not_found */
export async function findInvitation(db: Database, token: string) {
  const [found] = await db
    .select({ invitation: storeInvitations, store: stores.name, status: stores.status })
    .from(storeInvitations)
    .innerJoin(stores, eq(stores.id, storeInvitations.storeId))
    .where(
      and(
        eq(storeInvitations.hash, hashSecret(token)),
        isOpen,
        or(eq(stores.status, 'approved'), eq(stores.status, 'suspended')),
      ),
    );
  if (!found) throw new NotFound('invitation_not_found');
  return found;
}

type Joining = { token: string; first_name: string; last_name: string; password: string };

/**
 * Opens an account for the invited address, and makes it a member: whoever has the link has read the mail.
 * @throws {NotFound} invitation_not_found, also for the second of two concurrent calls
 * @throws {DomainError} 403 store_suspended_access; the invitation stays valid until its end
 * @throws {InvalidFields} password_common, or staff_has_account if the address has got an account meanwhile
 */
export async function joinStore(
  db: Database,
  { token, first_name, last_name, password }: Joining,
  locale: Locale,
): Promise<void> {
  refuseCommonPassword(password, 'password');
  const { invitation, status } = await findInvitation(db, token);
  if (status === 'suspended') throw new DomainError(403, 'store_suspended_access');
  const passwordHash = await hashPassword(password);
  await transact(db, async (tx) => {
    const taken = await end(tx, eq(storeInvitations.id, invitation.id));
    if (!taken.length) throw new NotFound('invitation_not_found');
    const [vendor] = await tx
      .insert(vendors)
      .values({
        firstName: first_name,
        lastName: last_name,
        email: invitation.email,
        phone: '',
        passwordHash,
        locale,
      })
      .onConflictDoNothing()
      .returning({ id: vendors.id });
    if (!vendor) throw new InvalidFields({ token: 'staff_has_account' });
    await tx.insert(storeMembers).values({
      storeId: invitation.storeId,
      vendorId: vendor.id,
      role: invitation.role,
      invitedBy: invitation.invitedBy,
    });
  });
}

type Invitation = { name: string; by: string; role: SellerRole; token: string; days: number };

/** Composes an invitation to work for a store; whoever has the link may join. */
export function invitationMail(
  lang: Locale,
  email: string,
  { name, by, role, token, days }: Invitation,
): Mail {
  const { subject, opening, closing } = wordingOf(lang, 'invitation', {
    by,
    store: name,
    role: textOf(lang, `mail.invitation.role_${role}`),
    days,
  });
  return composeMail(lang, email, 'store', subject, [
    paragraph(textOf(lang, 'mail.greeting_nobody')),
    ...opening,
    button(
      textOf(lang, 'mail.invitation.join'),
      pageLink(lang, `/seller/join?token=${encodeURIComponent(token)}`),
    ),
    paragraph(textOf(lang, 'mail.invitation.validity', { days }), 'soft'),
    ...closing,
  ]);
}
