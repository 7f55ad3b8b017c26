import type { SmsKind } from '@/lib/contract/schemas/operators/sms-templates';
import type { Locale } from '@/lib/i18n/locales';
import { fillTemplate, fitsTemplate } from '@/lib/text/sms';
import type { Database } from '../../db/connection';
import { readGroup } from '../../settings/queries';
import type { Mailer, Sms } from '../mailer';
import { ownSmsText, type SmsValues } from './own-texts';
import { findTemplate } from './templates';

/** An SMS that must not be sent; the message names no number and no text. */
export class SmsRefused extends Error {
  constructor(kind: SmsKind, why: string) {
    super(`the SMS ${kind} was not sent: ${why}`);
    this.name = 'SmsRefused';
  }
}

/** The SMS that a shop without registration sent before: its gateway may add the registration itself. */
const codes: readonly SmsKind[] = ['sign_in', 'verify', 'cash_order', 'too_old'];

const indianMobile = /^[6-9]\d{9}$/;

/** Composes an SMS from its registered template, or from the shop's own text where none is registered. */
export async function composeSms(
  db: Database,
  { to, kind, lang }: { to: string; kind: SmsKind; lang: Locale },
  values: SmsValues,
): Promise<Sms> {
  const template = await findTemplate(db, kind, lang);
  if (!template) return { to, kind, lang, text: ownSmsText(kind, lang, values) };
  const text = fillTemplate(
    template.text,
    template.variables.map((name) => values[name]),
  );
  return { to, kind, lang, text };
}

/**
 * Hands an SMS to the gateway, with its registration. Operators of mobile networks drop a text that differs from
 * its registered template, so none goes out. Of texts without a template a stand-in takes all, and a gateway codes
 * for signing in and ordering until the market's entity is entered.
 * @throws {SmsRefused} for a number outside India, a text that differs, or a gateway without registration
 */
export async function sendSms(
  db: Database,
  { sendSms: send, isSmsStandIn }: Pick<Mailer, 'sendSms' | 'isSmsStandIn'>,
  sms: Sms,
): Promise<void> {
  if (!send) return;
  const { to, kind, lang, text } = sms;
  if (!indianMobile.test(to))
    throw new SmsRefused(kind, 'the number is not an Indian mobile number');
  const template = await findTemplate(db, kind, lang);
  if (template && !fitsTemplate(text, template.text)) {
    throw new SmsRefused(kind, 'its text differs from the registered template');
  }
  if (isSmsStandIn) return send(sms);
  const { dlt_entity: entity, sms_header: header } = await readGroup(db, 'messages');
  if (!template && !entity && codes.includes(kind)) return send(sms);
  if (!template) throw new SmsRefused(kind, `no template is registered in ${lang}`);
  if (!entity || !header) throw new SmsRefused(kind, 'entity or header is not set');
  return send({ ...sms, dlt: { template: template.templateId, entity, header } });
}
