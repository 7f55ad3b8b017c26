import {
  type ImportField,
  importFields,
  neededForNew,
  type SourceField,
} from '@/lib/contract/schemas/seller/import-fields';
import type { ImportFieldInfo } from '@/lib/contract/schemas/seller/imports';
import { ofPlainFields, plainFieldRows } from '@/lib/contract/schemas/seller/plain-fields';
import type { Sheet } from '@/lib/documents/xlsx-writer';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { defaultLocale, languages, locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { languageOfField, madeFields, withoutLanguage } from '@/lib/i18n/translated';
import type { Catalogue } from './check/catalogue';

/** Examples in hints that are the same in every language. */
const hintExamples: Partial<Record<SourceField, string>> = {
  colour: 'Navy',
  gst_notification: '9/2025-Central Tax (Rate)',
  ...ofPlainFields((_, { example }) => example),
  attributes: 'fabric:cotton; fit:regular',
};

/** Examples that have another name in a language. */
const ownExamples: { [Lang in Locale]?: Partial<Record<SourceField, string>> } = {
  hi: { origin_country: 'भारत' },
};

/** Returns the name of a sheet of the template in every language; names have at most 31 characters. */
export const sheetName = (sheet: 'listings' | 'columns' | 'values') =>
  locales
    .map((lang) => textOf(lang, `import_template.sheets.${sheet}`))
    .join(' · ')
    .slice(0, 31);

/** Returns the name of a column in a language. */
export function fieldLabel(lang: Locale, field: SourceField): string {
  const of = languageOfField(field);
  return textOf(lang, `import_fields.${withoutLanguage(field)}`, {
    language: languageName(of, lang),
  });
}

function fieldHint(lang: Locale, field: SourceField): string {
  const of = languageOfField(field);
  if (of !== defaultLocale) {
    return textOf(lang, 'import_hints.translation', { language: languageName(of, lang) });
  }
  const example = ownExamples[lang]?.[field] ?? hintExamples[field] ?? '';
  return textOf(lang, `import_hints.${withoutLanguage(field)}`, { example });
}

/** Returns the description of each column in a language. */
export const fieldInfo = (
  lang: Locale,
  fields: readonly SourceField[] = importFields,
): ImportFieldInfo[] =>
  fields.map((name) => ({
    name,
    label: fieldLabel(lang, name),
    hint: fieldHint(lang, name),
    needed: (neededForNew as readonly string[]).includes(name),
  }));

const exampleName: { [Lang in Locale]?: string } = { en: 'Cotton Shirt', hi: 'सूती कमीज़' };
const exampleDescription: { [Lang in Locale]?: string } = {
  en: 'Soft cotton shirt with a regular fit.',
  hi: 'मुलायम सूती कमीज़, रेगुलर फ़िट।',
};

/** Returns two example SKUs of one listing; the second omits what the listing shares. */
function examples({ categories }: Catalogue): Partial<Record<ImportField, string>>[] {
  const shirts = categories.find(({ slug }) => /shirt/.test(slug)) ?? categories[0];
  const shared = {
    listing_code: 'EXAMPLE-SHIRT',
    colour: 'Navy',
    mrp: '1299',
    price: '799',
    stock: '25',
    weight_grams: '300',
    pictures: 'https://www.example.com/navy-front.jpg | https://www.example.com/navy-back.jpg',
  };
  return [
    {
      ...shared,
      sku: 'EXAMPLE-SHIRT-NAVY-M',
      size: 'M',
      ...madeFields('name', (_, lang) => exampleName[lang] ?? ''),
      ...madeFields('description', (_, lang) => exampleDescription[lang] ?? ''),
      category: shirts?.slug ?? '',
      hsn: '6205',
      gst_rate: '',
      gst_notification: '',
      ...ofPlainFields((_, { start }) => start ?? ''),
      attributes: 'fabric:cotton; fit:regular',
    },
    { ...shared, sku: 'EXAMPLE-SHIRT-NAVY-L', size: 'L' },
  ];
}

/** Returns the heading and the filled example rows. */
export const templateRows = (catalogue: Catalogue): string[][] => [
  [...importFields],
  ...examples(catalogue).map((example) => importFields.map((field) => example[field] ?? '')),
];

const wide: Partial<Record<ImportField, number>> = {
  ...madeFields('name', () => 30),
  ...madeFields('description', () => 40),
  category: 26,
  attributes: 30,
  pictures: 40,
  sku: 26,
};
export const columnWidths = importFields.map((field) => wide[field] ?? 14);

/**
 * Returns the template's sheets: the table to fill, a description of each column in each language, and the
 * permitted values.
 */
export function templateSheets(catalogue: Catalogue): Sheet[] {
  const infos = locales.map((lang) => fieldInfo(lang));
  const all = (key: 'column' | 'needed' | 'yes') =>
    locales.map((lang) => textOf(lang, `import_template.${key}`)).join(' / ');
  const columns = fieldInfo(defaultLocale).map(({ name, needed }, index) => [
    name,
    ...infos.flatMap((info) => [info[index]?.label ?? '', info[index]?.hint ?? '']),
    needed ? all('yes') : '',
  ]);
  const { categories, brands } = catalogue;
  const rates = ['0', '5', '18', '40'];
  const choices = plainFieldRows.flatMap(([name, row]) =>
    row.kind === 'choice' ? [{ name, values: row.values }] : [],
  );
  const longest = Math.max(
    ...[categories, brands, rates, ...choices.map(({ values }) => values)].map((one) => one.length),
  );
  const values = Array.from({ length: longest }, (_, n) => [
    categories[n]?.slug ?? '',
    ...locales.map((lang) => categories[n]?.paths[lang] ?? ''),
    brands[n] ?? '',
    rates[n] ?? '',
    ...choices.map((choice) => choice.values[n] ?? ''),
  ]);
  const names = locales.map((lang) => languages[lang].name);
  return [
    { name: sheetName('listings'), widths: columnWidths, rows: templateRows(catalogue) },
    {
      name: sheetName('columns'),
      widths: [18, ...locales.flatMap(() => [24, 70]), 26],
      rows: [[all('column'), ...names.flatMap((name) => [name, '']), all('needed')], ...columns],
    },
    {
      name: sheetName('values'),
      widths: [26, ...locales.map(() => 40), 26, 10, ...choices.map(() => 14)],
      rows: [
        ['category', ...names, 'brand', 'gst_rate', ...choices.map(({ name }) => name)],
        ...values,
      ],
    },
  ];
}
