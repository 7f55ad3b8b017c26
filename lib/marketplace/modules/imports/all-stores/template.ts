import { storeColumn } from '@/lib/contract/schemas/seller/import-fields';
import type { Sheet } from '@/lib/documents/xlsx-writer';
import { type Locale, locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import type { Catalogue } from '../check/catalogue';
import { columnWidths, sheetName, templateRows, templateSheets } from '../template';

const exampleStore = 'example-store';

function withStore(rows: readonly string[][]): string[][] {
  const [headings = [], ...examples] = rows;
  return [[storeColumn, ...headings], ...examples.map((cells) => [exampleStore, ...cells])];
}

/** Returns the sellers' template with a column for the store in front; for a CSV file only the first sheet. */
export function marketTemplate(catalogue: Catalogue): Sheet[] {
  const [, columns, ...others] = templateSheets(catalogue);
  const text = (lang: Locale) => [
    textOf(lang, 'import_template.store'),
    textOf(lang, 'import_template.store_hint', { example: exampleStore }),
  ];
  const needed = locales.map((lang) => textOf(lang, 'import_template.yes')).join(' / ');
  const explained = [...((columns?.rows as string[][] | undefined) ?? [])];
  explained.splice(1, 0, [storeColumn, ...locales.flatMap(text), needed]);
  const rows = withStore(templateRows(catalogue));
  return [
    { name: sheetName('listings'), widths: [22, ...columnWidths], rows },
    ...(columns ? [{ ...columns, rows: explained }] : []),
    ...others,
  ];
}
