import type { SourceField } from '@/lib/contract/schemas/seller/import-fields';
import type { ImportLayout, RowProblem } from '../../../kernel/db/schema/imports';
import { picturesBySku } from './names';

type Fields = Partial<Record<SourceField, string>>;

/** The pictures of a ZIP beside a table. */
export type PictureShelf = {
  /**
   * Gives a row without pictures those that are named after its SKU, else after its listing.
   * @returns a note with the file name that would have fitted, if there are none
   */
  take(fields: Fields): RowProblem[];
  /** Returns the pictures that no row has taken. */
  unused(): NonNullable<ImportLayout['unusedPictures']>;
};

/** Maximum number of names of unused pictures that are told. */
const mostNames = 20;

const baseOf = (path: string) => (path.split(/[\\/]/).at(-1) ?? '').toLowerCase();

/** Sorts the pictures of a ZIP by the SKUs and listings of the table beside them. */
export function pictureShelf(names: readonly string[], codes: ReadonlySet<string>): PictureShelf {
  const byCode = picturesBySku(names, codes);
  const used = new Set<string>();
  return {
    take(fields) {
      const { sku = '', listing_code: listing = '', colour = '', pictures } = fields;
      if (pictures) {
        for (const name of pictures.split(/[|\n,]/)) used.add(baseOf(name.trim()));
        return [];
      }
      const own = byCode.get(sku) ?? ofColour(byCode.get(listing), colour);
      if (!own?.length) {
        if (!sku) return [];
        const file = `${sku.replace(/[\\/:*?"<>|]+/g, '-')}.jpg`;
        return [{ field: 'pictures', code: 'picture_named', params: { file } }];
      }
      for (const name of own) used.add(baseOf(name));
      fields.pictures = own.join(' | ');
      return [];
    },
    unused() {
      const left = names.filter((name) => !used.has(baseOf(name)));
      return { count: left.length, names: left.slice(0, mostNames) };
    },
  };
}

/** Returns a listing's pictures; those that name the colour, if any do. */
function ofColour(names: string[] | undefined, colour: string): string[] | undefined {
  const word = colour.toLowerCase().slice(0, 60);
  const own = word ? names?.filter((name) => name.toLowerCase().includes(word)) : [];
  return own?.length ? own : names;
}
