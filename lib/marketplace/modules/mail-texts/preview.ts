import type { z } from 'zod';
import {
  defaultMails,
  type MailKindView,
  type MailPreview,
  mailKinds,
  type mailPreviewRequestSchema,
  placeholdersOf,
} from '@/lib/contract/schemas/settings/mails';
import type { Locale } from '@/lib/i18n/locales';
import { eachLanguage } from '@/lib/i18n/locales';
import { ownWordsOf, withWords } from '../../kernel/mail/wording/wording';
import { requireKnownNamesIn } from '../settings';
import { sellerExamples } from './examples/seller';
import { shopperExamples } from './examples/shopper';

const examples = { ...shopperExamples, ...sellerExamples };

/**
 * Composes a mail with invented data and the given words, exactly as it would be sent.
 * @throws {DomainError} 422 mail_placeholder for placeholders that the mail does not have
 */
export function previewMail({
  kind,
  locale,
  words,
}: z.output<typeof mailPreviewRequestSchema>): MailPreview {
  requireKnownNamesIn(kind, words, 'words');
  const texts = { ...defaultMails, [kind]: { ...defaultMails[kind], [locale]: words } };
  const { subject, text, html } = withWords(texts, () => examples[kind](locale));
  return { subject, text, html };
}

/** Returns the default words of each mail, and its placeholders. */
export const mailKindViews = (): MailKindView[] =>
  mailKinds.map((kind) => {
    const own = (lang: Locale) => ownWordsOf(() => examples[kind](lang));
    return {
      kind,
      placeholders: [...placeholdersOf(kind)],
      defaults: eachLanguage(own),
    };
  });
