import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { sealWayIn } from '@/lib/security/way-in-link';
import type { Database } from '../../../kernel/db/connection';
import { transact } from '../../../kernel/db/transaction';
import { TooManyRequests } from '../../../kernel/http/limited';
import type { Limiter } from '../../../kernel/limits/limiter';
import type { Mail } from '../../../kernel/mail/mailer';
import { enqueueMail } from '../../../kernel/mail/outbox';
import { button, greeting, paragraph } from '../../../kernel/mail/templates/blocks';
import { composeMail } from '../../../kernel/mail/templates/compose';
import { type DeviceOwner, rememberDevice } from '../sessions/known-devices';

type Area = 'seller' | 'operator';
type Person = { email: string; name: string; lang: Locale };

type Trying = {
  area: Area;
  id: number;
  person: Person;
  address?: string;
  /** The id of the device, if the account knows it. */
  device?: number;
};

/**
 * Counts a try at the second proof of an account whose password was right, by address and from any address, until
 * `passed` is called after a complete sign-in. A device that the account knows is counted apart. A caller refused
 * on another device is mailed a link, once a day, that makes the device known: strangers with the password use up
 * only their own tries, and cannot read the mailbox.
 * @throws {TooManyRequests} 429
 */
export async function trySecondProof(
  { db, limiter }: { db: Database; limiter: Limiter },
  { area, id, person, address, device }: Trying,
): Promise<{ passed: () => Promise<void> }> {
  const account = `${area} ${id}`;
  const known = device === undefined ? undefined : `device ${device}`;
  const caller = { account, address, known };
  const wait = await limiter.take('second_proof', caller);
  if (wait === undefined) return { passed: () => limiter.forgive('second_proof', caller) };
  if (known) throw new TooManyRequests(wait);
  if ((await limiter.take('way_in', { account })) === undefined) {
    await mailWayIn(db, area, id, person);
  }
  throw new TooManyRequests(wait, 'too_many_codes');
}

const mailWayIn = (db: Database, area: Area, id: number, person: Person) =>
  transact(db, async (tx) => {
    const owner: DeviceOwner = area === 'seller' ? { vendorId: id } : { operatorId: id };
    const device = await rememberDevice(tx, owner);
    await enqueueMail(tx, { kind: 'written', mail: wayInMail(area, person, device) });
  });

/** Composes the mail that warns an owner of a leaked password and lets the owner in on a new device. */
export function wayInMail(area: Area, { email, name, lang }: Person, device: string): Mail {
  const link = `${config.siteUrl}/api/${area}/session/known?lang=${lang}&with=${sealWayIn(device)}`;
  const reason = area === 'seller' ? 'store' : 'operator';
  return composeMail(lang, email, reason, textOf(lang, 'mail.way_in.subject'), [
    greeting(lang, name),
    paragraph(textOf(lang, 'mail.way_in.intro')),
    paragraph(textOf(lang, 'mail.way_in.you')),
    button(textOf(lang, 'mail.way_in.open'), link),
    paragraph(textOf(lang, 'mail.way_in.not_you'), 'soft'),
  ]);
}
