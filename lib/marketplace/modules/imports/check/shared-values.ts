import { isDeepStrictEqual } from 'node:util';
import { listingFields } from '@/lib/contract/schemas/seller/import-fields';
import { defaultLocale } from '@/lib/i18n/locales';
import { firstText, textsOf } from '@/lib/i18n/translated';
import type { PictureAnswer } from '../pictures/resolve';
import type { Judged } from './judged';
import type { KindOfGoods } from './proposer';
import type { RowValues } from './value-readers';

/** Takes a row's pictures; an unavailable picture is left out, and the SKU keeps the others. */
export function takePictures(row: Judged, answers: ReadonlyMap<string, PictureAnswer>): void {
  const urls: string[] = [];
  for (const source of row.values.pictures ?? []) {
    const answer = answers.get(source);
    if (answer && 'url' in answer) urls.push(answer.url);
    else {
      const code = answer?.code ?? 'picture_address';
      row.notes.push({ field: 'pictures', code, params: { picture: source.slice(0, 120) } });
    }
  }
  if (row.values.pictures) row.pictures = urls;
}

/**
 * Returns the rows' values for their listing: the first row that gives a value decides, and rows that differ get
 * a note.
 */
export function sharedValues(rows: Judged[]): RowValues {
  const shared: Record<string, unknown> = {};
  const from = new Map<string, number>();
  const someAreGood = rows.some(({ problems }) => !problems.length);
  for (const { values, notes, problems, number } of rows) {
    // A row that is left out does not count if others are good.
    if (problems.length && someAreGood) continue;
    for (const field of listingFields) {
      const value = values[field as keyof RowValues];
      if (value === undefined) continue;
      if (shared[field] === undefined) {
        shared[field] = value;
        from.set(field, number);
      } else if (!isDeepStrictEqual(shared[field], value)) {
        notes.push({ field, code: 'differs', params: { row: Number(from.get(field)) } });
      }
    }
  }
  return shared as RowValues;
}

/** Returns what the rows of a listing say about the kind of its goods. */
export function kindOfGoods(rows: Judged[], shared: RowValues): KindOfGoods {
  const said = (field: 'category' | 'tags' | 'name') =>
    rows.find(({ fields }) => fields[field])?.fields[field] ?? '';
  const name = firstText(textsOf(shared, 'name'), defaultLocale)?.text ?? said('name');
  return { category: said('category'), tags: said('tags'), name };
}
