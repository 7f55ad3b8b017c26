import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { changeBankAccountSchema } from '@/lib/contract/schemas/seller/money';
import type { Locale } from '@/lib/i18n/locales';
import { type TextKeyUnder, textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { bankAccounts } from '../../../kernel/db/schema/settlement';
import { stores, vendors } from '../../../kernel/db/schema/stores';
import { transact } from '../../../kernel/db/transaction';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail, pageLink } from '../../../kernel/mail/templates/compose';
import { wordingOf } from '../../../kernel/mail/wording/wording';
import { checkOtp, consume } from '../../accounts';
import { confirmedVendor } from '../../sellers';
import { holdHours, seal } from './bank-account';

/** Returns the subject of the code that a change needs. */
export const bankAccountCode = (email: string) =>
  ({ email, purpose: 'bank_account', audience: 'vendor' }) as const;

/**
 * Sets a store's account for payouts, by password and mailed code, and tells the owner by mail.
 * @throws {InvalidFields} password_wrong, otp_wrong
 */
export async function changeBankAccount(
  db: Database,
  seller: { vendorId: number; storeId: number },
  given: z.output<typeof changeBankAccountSchema>,
): Promise<void> {
  const { holder, account_number: number, ifsc, password, otp } = given;
  const vendor = await confirmedVendor(db, seller.vendorId, password);
  const code = await checkOtp(db, bankAccountCode(vendor.email), otp);
  await transact(db, async (tx) => {
    await consume(tx, code);
    const lastDigits = number.slice(-4);
    await tx.insert(bankAccounts).values({
      storeId: seller.storeId,
      holder,
      accountNumber: seal(number),
      lastDigits,
      ifsc,
      changedBy: seller.vendorId,
    });
    const [owner] = await tx
      .select({ email: vendors.email, firstName: vendors.firstName, locale: vendors.locale })
      .from(vendors)
      .innerJoin(stores, eq(stores.vendorId, vendors.id))
      .where(eq(stores.id, seller.storeId));
    if (!owner) return;
    await enqueueMail(tx, {
      kind: 'written',
      mail: bankAccountChangedMail(owner, { holder, lastDigits, ifsc }),
    });
  });
}

type Owner = { email: string; firstName: string; locale: Locale };

/**
 * Composes the mail to the owner that payouts go to another account from now on, with what to do if it was
 * somebody else.
 */
export function bankAccountChangedMail(
  { email, firstName, locale }: Owner,
  account: { holder: string; lastDigits: string; ifsc: string },
): Mail {
  const t = (key: TextKeyUnder<'mail.bank_account'>, params = {}) =>
    textOf(locale, `mail.bank_account.${key}`, params);
  const link = pageLink(locale, '/seller/money');
  const { subject, opening, closing } = wordingOf(locale, 'bank_account_changed', {
    name: firstName,
    holder: account.holder,
    digits: account.lastDigits,
    ifsc: account.ifsc,
    link,
  });
  return composeMail(locale, email, 'store', subject, [
    greeting(locale, firstName),
    ...opening,
    paragraph(t('hold', { hours: holdHours })),
    paragraph(t('not_you'), 'soft'),
    button(t('open'), link),
    ...closing,
  ]);
}
