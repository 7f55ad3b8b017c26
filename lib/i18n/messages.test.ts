import { readdirSync } from 'node:fs';
import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { languages } from './locales';
import { written } from './messages';
import { allTexts, wholeLanguages } from './testing/all-texts';

const { en, hi } = allTexts;

/** Returns every element of a message, including those inside plurals, selects and tags. */
function elementsOf(elements: MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isPluralElement(element) || isSelectElement(element)) {
      const inner = Object.values(element.options).flatMap(({ value }) => value);
      return [element, ...elementsOf(inner)];
    }
    return isTagElement(element) ? [element, ...elementsOf(element.children)] : [element];
  });
}

/** Lists the parameters of a text, e.g. `{count, plural}`, `{left, select: other zero}`, `<link>`. */
function demandsOf(text: string): string[] {
  const demands = elementsOf(parse(text)).flatMap((element) => {
    if (isArgumentElement(element)) return `{${element.value}}`;
    if (isPluralElement(element)) return `{${element.value}, plural}`;
    if (isSelectElement(element)) {
      return `{${element.value}, select: ${Object.keys(element.options).sort().join(' ')}}`;
    }
    if (isNumberElement(element)) return `{${element.value}, number}`;
    if (isDateElement(element) || isTimeElement(element)) return `{${element.value}, date}`;
    return isTagElement(element) ? `<${element.value}>` : [];
  });
  return [...new Set(demands)].sort();
}

/** Allows a text to spell out a number that the other language takes as parameter: "{count} item" ~ "item". */
const withoutPlurals = (demands: string[]) =>
  demands.map((each) => each.replace(/, (plural|number)\}$/, '}'));

const pluralsOf = (text: string): PluralElement[] =>
  elementsOf(parse(text)).filter(isPluralElement);

const saysNumber = ({ options }: PluralElement, form: string) =>
  Boolean(options[form] && elementsOf(options[form].value).some(isPoundElement));

const all = wholeLanguages.flatMap((locale) =>
  [...allTexts[locale]].map(([key, text]) => ({ name: `${locale} ${key}`, locale, key, text })),
);

const named = (found: { name: string }[]) => found.map(({ name }) => name);

it.each(['', 'on-demand/', 'areas/'])('has a row for each file in messages/%s', (folder) => {
  const codes = readdirSync(`messages/${folder}`).flatMap(
    (name) => /^(.*)\.json$/.exec(name)?.[1] ?? [],
  );
  expect(codes.filter((code) => !(code in languages))).toEqual([]);
  // lib/i18n/messages.ts names each, for everything outside React.
  if (!folder) expect(Object.keys(written).sort()).toEqual(codes.sort());
});

it('has the same keys in both languages, in the same order', () => {
  expect([...hi.keys()]).toEqual([...en.keys()]);
});

it('asks the same of the code in both languages', () => {
  const differing = [...en].filter(([key, text]) => {
    const [english, hindi] = [text, hi.get(key) ?? ''].map((each) =>
      withoutPlurals(demandsOf(each)).join(' '),
    );
    return english !== hindi;
  });
  expect(differing.map(([key]) => key)).toEqual([]);
});

it('leaves no text empty or with blanks around it', () => {
  expect(named(all.filter(({ text }) => text.trim() !== text || text === ''))).toEqual([]);
});

it('has every plural form that its language asks for', () => {
  const lacking = all.filter(({ text }) =>
    pluralsOf(text).some(({ options }) => !options.other || !(options.one || options['=1'])),
  );
  expect(named(lacking)).toEqual([]);
});

it('lets no Hindi `one` claim a number, because it is said of 0 too', () => {
  const wrong = all.filter(
    ({ locale, text }) =>
      locale === 'hi' &&
      pluralsOf(text).some(
        (plural) => plural.options.one && !plural.options['=0'] && !saysNumber(plural, 'one'),
      ),
  );
  expect(named(wrong)).toEqual([]);
});

it('is written in composed Unicode, in which search and comparison find it', () => {
  expect(named(all.filter(({ text }) => text !== text.normalize('NFC')))).toEqual([]);
});

/** Texts that the specification gives with a straight quote, or that quote code. */
const asSpecified = ['errors.server_problem'];

it('uses typographic quotes, ellipses and single blanks', () => {
  const plain = all.filter(
    ({ key, text }) =>
      !asSpecified.includes(key) && /["']|\.\.\.|\u00A0| {2}| [,.!?।:;](?!\w)/.test(text),
  );
  expect(named(plain)).toEqual([]);
});

it('ends Hindi sentences with a danda, and ends where the English ends', () => {
  const mark = (text: string) => /[.।?!:…,]?$/.exec(text)?.[0].replace('।', '.');
  const differing = [...en].filter(([key, text]) => mark(text) !== mark(hi.get(key) ?? ''));
  expect(differing.map(([key]) => key)).toEqual([]);
  expect(
    named(all.filter(({ locale, text }) => locale === 'hi' && /[^A-Za-z.]\.(?=\s|$)/.test(text))),
  ).toEqual([]);
});
