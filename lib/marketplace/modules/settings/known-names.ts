import {
  type MailKind,
  type MailSettings,
  type MailWords,
  mailKinds,
  mailParts,
  noMailWords,
  placeholdersOf,
  unknownNames,
} from '@/lib/api/schemas/settings/mails';
import { locales } from '@/lib/i18n/locales';
import { DomainError } from '../../kernel/errors';

const braced = (name: string) => `{${name}}`;

/**
 * @param path where the words lie in the request
 * @throws {DomainError} 422 mail_placeholder, which names the first that stands for nothing
 */
export function requireKnownNamesIn(kind: MailKind, words: MailWords, path: string): void {
  for (const part of mailParts) {
    const [unknown] = unknownNames(kind, words[part]);
    if (unknown === undefined) continue;
    const offered = placeholdersOf(kind).map(braced).join(', ');
    throw new DomainError(422, 'mail_placeholder', {
      params: { name: braced(unknown), offered },
      fields: { [`${path}.${part}`]: 'mail_placeholder' },
    });
  }
}

/** @throws {DomainError} 422 mail_placeholder where a mail's words ask for what it does not know */
export function requireKnownNames(mails: MailSettings): void {
  for (const kind of mailKinds) {
    for (const lang of locales) {
      requireKnownNamesIn(kind, mails[kind][lang] ?? noMailWords, `value.${kind}.${lang}`);
    }
  }
}
