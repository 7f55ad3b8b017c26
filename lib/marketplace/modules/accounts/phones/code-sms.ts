import { z } from 'zod';
import { locales } from '@/lib/i18n/locales';
import { log } from '@/lib/log/log';
import type { Database } from '../../../kernel/db/connection';
import { behindAnswer } from '../../../kernel/jobs/background';
import type { Limiter } from '../../../kernel/limits/limiter';
import { registerMails } from '../../../kernel/mail/composers';
import type { Mailer, Sms } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { composeSms, sendSms } from '../../../kernel/mail/sms/send-sms';
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
 * Sends a code to a phone after the response. If the gateway fails, the outbox retries later with a new code each
 * time, so that no code is stored in plain text.
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
      await sendSms(db, mailer, sms);
    } catch (error) {
      log.warn({ error: String(error) }, 'SMS not sent');
      await enqueueMail(db, message, { now: new Date(Date.now() + retryAfter) });
    }
  });
}

/** Milliseconds before a retry; longer than the pause between two codes. */
const retryAfter = 90_000;

/** Counts an SMS to a number, whoever caused it, and returns whether the limit allows it. */
async function maySms(limiter: Limiter, phone: string): Promise<boolean> {
  return (await limiter.take('sms', { account: phone })) === undefined;
}

/** Registers the outbox kind that sends codes again after the gateway failed. */
export const registerCodeSms = () => registerMails(['code_sms'], schema, compose);

/** Composes an SMS with a new code; undefined if there is no recipient, or if it would come too late or too soon. */
async function compose(
  db: Database,
  { phone, purpose, lang, askedAt }: CodeMessage,
): Promise<Sms | undefined> {
  const otp = newOtp();
  // The hash is computed for every number, so that the work reveals no account.
  const hash = await hashPassword(otp);
  if (Date.now() - Date.parse(askedAt) > minutesValid * 60_000) return undefined;
  const owner = purpose === 'sign_in' ? await findUserByPhone(db, phone) : undefined;
  if (purpose === 'sign_in' && !owner) return undefined;
  const locale = owner?.locale ?? lang;
  if (!(await storeOtp(db, { phone, purpose }, hash, owner?.id))) return undefined;
  const to = { to: phone, lang: locale };
  if (owner && !owner.isRecent) return composeSms(db, { ...to, kind: 'too_old' }, {});
  return composeSms(db, { ...to, kind: purpose }, { otp, minutes: String(minutesValid) });
}
