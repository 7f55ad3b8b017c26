import {
  type ImportField,
  importFields,
  neededForNew,
  type SourceField,
} from '@/lib/api/schemas/seller/import-fields';
import type { ImportFieldInfo } from '@/lib/api/schemas/seller/imports';
import { ofPlainFields, plainFieldRows } from '@/lib/api/schemas/seller/plain-fields';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { defaultLocale, languages, locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { languageOfField, madeFields, withoutLanguage } from '@/lib/i18n/translated';
import type { Catalogue } from './check/catalogue';
import type { Sheet } from './files/xlsx-writer';

/** What hints name that is the same in every language. */
const hintExamples: Partial<Record<SourceField, string>> = {
  colour: 'Navy',
  gst_notification: '9/2025-Central Tax (Rate)',
  ...ofPlainFields((_, { example }) => example),
  attributes: 'fabric:cotton; fit:regular',
};

/** What a column is called in a language. */
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
  const example = hintExamples[field] ?? '';
  return textOf(lang, `import_hints.${withoutLanguage(field)}`, { example });
}

/** What each column is for, in a language. */
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

/** Two SKUs of one listing: what they share is said once. */
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

/** The heading and the filled example. */
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

/** The template's sheets: to be filled, what each column is for in each language, and the values that are allowed. */
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
    { name: 'Listings', widths: columnWidths, rows: templateRows(catalogue) },
    {
      name: 'Columns',
      widths: [18, ...locales.flatMap(() => [24, 70]), 26],
      rows: [[all('column'), ...names.flatMap((name) => [name, '']), all('needed')], ...columns],
    },
    {
      name: 'Allowed values',
      widths: [26, ...locales.map(() => 40), 26, 10, ...choices.map(() => 14)],
      rows: [
        ['category', ...names, 'brand', 'gst_rate', ...choices.map(({ name }) => name)],
        ...values,
      ],
    },
  ];
}
