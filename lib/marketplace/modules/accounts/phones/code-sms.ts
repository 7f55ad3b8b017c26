import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Database } from '../../../kernel/db/connection';
import { behindAnswer } from '../../../kernel/jobs/background';
import type { Limiter } from '../../../kernel/limits/limiter';
import { log } from '../../../kernel/log';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mailer, Sms } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { minutesValid, newOtp, storeOtp } from '../codes/one-time-passwords';
import { hashPassword } from '../passwords/password-hash';
import { findUserByPhone } from './queries';

const schema = z.object({
  kind: z.literal('code_sms'),
  phone: z.string(),
  purpose: z.enum(['sign_in', 'verify']),
  lang: z.enum(locales),
  askedAt: z.iso.datetime(),
});

type CodeMessage = z.infer<typeof schema>;
type Outside = { db: Database; mailer: Mailer };

/**
 * Sends a code to a phone behind the answer. The outbox tries again later when the gateway fails: each time
 * with a new code, so that no code is stored readably.
 */
export function sendCodeSms(
  { db, mailer, limiter }: Outside & { limiter: Limiter },
  asked: Pick<CodeMessage, 'phone' | 'purpose' | 'lang'>,
): void {
  const message: CodeMessage = { kind: 'code_sms', ...asked, askedAt: new Date().toISOString() };
  behindAnswer('code SMS', async () => {
    const sms = await compose(db, message);
    if (!sms || !(await maySms(limiter, sms.to))) return;
    try {
      await mailer.sendSms?.(sms);
    } catch (error) {
      log.warn({ error: String(error) }, 'SMS not sent');
      await enqueueMail(db, message, { now: new Date(Date.now() + retryAfter) });
    }
  });
}

/** Past the pause between two codes. */
const retryAfter = 90_000;

/** Whether one more SMS may go to a number, whoever had it sent; counts it. */
async function maySms(limiter: Limiter, phone: string): Promise<boolean> {
  return (await limiter.take('sms', { account: phone })) === undefined;
}

/** Has the outbox send codes again that the gateway did not take. */
export const registerCodeSms = () => registerMails(['code_sms'], schema, compose);

/** A new code and its SMS; undefined when there is nobody to tell, or it would come too late or too soon. */
async function compose(
  db: Database,
  { phone, purpose, lang, askedAt }: CodeMessage,
): Promise<Sms | undefined> {
  const otp = newOtp();
  // Computed for every number, so that the work reveals no account.
  const hash = await hashPassword(otp);
  if (Date.now() - Date.parse(askedAt) > minutesValid * 60_000) return undefined;
  const owner = purpose === 'sign_in' ? await findUserByPhone(db, phone) : undefined;
  if (purpose === 'sign_in' && !owner) return undefined;
  const locale = owner?.locale ?? lang;
  if (!(await storeOtp(db, { phone, purpose }, hash, owner?.id))) return undefined;
  if (owner && !owner.isRecent) return { to: phone, text: textOf(locale, 'sms.too_old') };
  return { to: phone, text: textOf(locale, `sms.${purpose}`, { otp, minutes: minutesValid }) };
}
