import {
  inBraces,
  type MailKind,
  type MailSettings,
  mailPlaceholders,
} from '@/lib/contract/schemas/settings/mails';
import { brandIn } from '@/lib/i18n/brand';
import type { Locale } from '@/lib/i18n/locales';
import { type TextParams, textOf } from '@/lib/i18n/texts';
import { serverProcess } from '@/lib/process/server-process';
import { type Block, paragraph } from '../templates/blocks';
import { ownTexts } from './own-texts';

declare module '@/lib/process/server-process' {
  interface ServerProcess {
    /** The operators' texts of mails, as last read. */
    mails?: MailSettings;
  }
}

/** Values of the placeholders of a kind of mail. */
type Facts<Kind extends MailKind> = Record<
  (typeof mailPlaceholders)[Kind][number],
  string | number
>;

type Wording = {
  subject: string;
  /** The first paragraph, or two where the mail's own has to stay. */
  opening: Block[];
  /** Empty where the mail has no closing paragraph of its own and none was set. */
  closing: Block[];
};

type OwnWords = { subject: string; opening: string; closing: string; stays: boolean };

/** Set only while one of the two functions below composes, synchronously. */
let trial: { texts?: MailSettings; found?: OwnWords } | undefined;

/**
 * Returns the texts of a mail: those that an operator has set, else the mail's own.
 * @param facts values of the placeholders, and other values that the mail's own texts need
 */
export function wordingOf<Kind extends MailKind>(
  lang: Locale,
  kind: Kind,
  facts: Facts<Kind> & TextParams,
): Wording {
  const own = ownTexts[kind];
  if (trial?.found) Object.assign(trial.found, ownWords(lang, kind, facts));
  const set = (trial ? trial.texts : serverProcess.mails)?.[kind][lang];
  const tone = own.soft ? 'soft' : 'plain';
  const ownOpening = paragraph(textOf(lang, own.opening, facts));
  const opening = set?.opening && paragraph(filled(set.opening, lang, facts));
  const closing = set?.closing
    ? filled(set.closing, lang, facts)
    : own.closing && textOf(lang, own.closing, facts);
  return {
    subject: set?.subject
      ? filled(set.subject, lang, facts).replace(/\s+/g, ' ')
      : textOf(lang, own.subject, facts),
    opening: opening ? [opening, ...(own.stays ? [ownOpening] : [])] : [ownOpening],
    closing: closing ? [paragraph(closing, tone)] : [],
  };
}

/** Composes a mail with texts that nobody has saved. */
export function withWords<Made>(texts: MailSettings, compose: () => Made): Made {
  return during({ texts }, compose);
}

/** Returns the built-in texts of a mail with their placeholders; `compose` makes it of any data. */
export function ownWordsOf(compose: () => unknown): OwnWords {
  const found = { subject: '', opening: '', closing: '', stays: false };
  during({ found }, compose);
  return found;
}

function during<Made>(next: NonNullable<typeof trial>, compose: () => Made): Made {
  trial = next;
  try {
    return compose();
  } finally {
    trial = undefined;
  }
}

/** Fills in a text's placeholders; an unknown name is removed with its comma. */
function filled(text: string, lang: Locale, facts: TextParams): string {
  const values: TextParams = { ...facts, market: brandIn(lang) };
  const addressed = facts.name === '' ? text.replace(/,?\s*\{name\}/g, '') : text;
  return addressed
    .replace(inBraces, (whole, name: string) =>
      Object.hasOwn(values, name) ? String(values[name]) : whole,
    )
    .trim();
}

/** A number for texts that count; the texts contain no other. */
const anyNumber = 987;

function ownWords(lang: Locale, kind: MailKind, facts: TextParams): OwnWords {
  const names: readonly string[] = mailPlaceholders[kind];
  const params = { ...facts };
  const numbers: string[] = [];
  for (const name of names) {
    if (typeof facts[name] === 'number') numbers.push(name);
    params[name] = typeof facts[name] === 'number' ? anyNumber : `{${name}}`;
  }
  const [counted] = numbers;
  const say = (key: (typeof ownTexts)[MailKind]['subject'] | undefined) => {
    const text = key ? textOf(lang, key, params) : '';
    return counted ? text.replaceAll(String(anyNumber), `{${counted}}`) : text;
  };
  const { subject, opening, closing, stays = false } = ownTexts[kind];
  return { subject: say(subject), opening: say(opening), closing: say(closing), stays };
}
