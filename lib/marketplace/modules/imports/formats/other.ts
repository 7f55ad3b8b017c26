import { type FieldColumns, type Format, plainName } from './format';

const added = { pictures: 'All columns of pictures' };

/** Any other table: its columns are guessed by their names and values, and mapped by hand. */
export const other: Format = {
  isFormat: () => true,
  columns: (): FieldColumns => ({ pictures: added.pictures }),
  added: [added.pictures],
  async *prepare(records, _, headings) {
    const columns = headings.filter(isPictureColumn);
    for await (const record of records) {
      if (columns.length < 2) {
        yield record;
        continue;
      }
      const cells = new Map(record.cells);
      const pictures = columns.flatMap((name) => record.cells.get(name) || []);
      cells.set(added.pictures, pictures.join('\n'));
      yield { ...record, cells };
    }
  },
};

const isPictureColumn = (heading: string) =>
  /^(?:main|other|additional|extra|front|back|side|product)?(?:image|picture|photo|img|pic)s?(?:url|link|src)?\d{0,2}$/.test(
    plainName(heading),
  ) ||
  /^(?:main|other|additional)?(?:image|picture|photo)\d{1,2}(?:url|link)?$/.test(
    plainName(heading),
  );
