import { factsOf, isFactColumn } from './facts';
import { type FieldColumns, type Format, plainName, type SourceRecord } from './format';
import { fieldNamed } from './headings';
import { optionPairs, optionReader, stockColumns, stockOfAll } from './option-pairs';
import { withSections } from './sections';

const added = {
  pictures: 'All columns of pictures',
  attributes: 'All columns of facts',
  category: 'Category and sub-category',
  colour: 'Option: colour',
  size: 'Option: size, and others',
  stock: 'Stock of all places',
};

/** Any other table: its columns are guessed by names and values, and mapped by hand. */
export const other: Format = {
  evidence: () => 0,
  columns: (): FieldColumns => ({ ...added }),
  added: Object.values(added),
  async *prepare(records, find, headings) {
    const pictures = headings.filter(isPictureColumn);
    // A column that a field takes, such as the size, is no further fact.
    const facts = headings.filter((name) => isFactColumn(name) && !fieldNamed(name));
    const named = (names: readonly string[]) =>
      headings.find((heading) => names.includes(plainName(heading)));
    const isCategory = (heading: string) => fieldNamed(heading) === 'category';
    const [category, sub] = [
      named(mainCategories) ?? headings.find(isCategory),
      named(subCategories),
    ];
    const pairs = optionPairs(headings);
    const options = optionReader(
      pairs,
      headings.find((heading) => fieldNamed(heading) === 'listing_code'),
    );
    const stocks = stockColumns(headings);
    const used = [
      ...(pictures.length > 1 ? pictures : []),
      ...facts,
      ...pairs.flatMap((pair) => [pair.name, pair.value]),
      ...stocks,
    ];
    for (const name of [...used, ...(category && sub ? [category, sub] : [])]) find(name);
    // Odoo writes further relations of an item into rows of their own, which begin without its id.
    const [first = '', isOdoo] = [headings[0], headings.some((name) => /.\/\.?id$/.test(name))];
    const name = headings.find((heading) => fieldNamed(heading) === 'name');
    for await (const { record, section, isHeading } of withSections(records, name)) {
      if (isHeading) {
        yield { ...record, leftOut: 'section' };
        continue;
      }
      if (isOdoo && !record.cells.get(first)) {
        yield { ...record, isJoined: true };
        continue;
      }
      const leftOut = reasonOf(record);
      const cells = new Map(record.cells);
      if (pictures.length > 1) {
        cells.set(added.pictures, pictures.flatMap((name) => cells.get(name) || []).join('\n'));
      }
      if (facts.length) cells.set(added.attributes, factsOf(record, facts));
      if (pairs.length) {
        const { colour, size } = options(record);
        cells.set(added.colour, colour);
        cells.set(added.size, size);
      }
      if (stocks.length) cells.set(added.stock, stockOfAll(record, stocks));
      if (category && sub) {
        const path = [cells.get(category), cells.get(sub)].filter(Boolean);
        cells.set(added.category, path.join(' > '));
      } else if (section && !category) cells.set(added.category, section);
      yield { ...record, cells, ...(leftOut && { leftOut }) };
    }
  },
};

const mainCategories = ['category', 'categoryname', 'maincategory', 'productcategory', 'श्रेणी'];
const subCategories = ['subcategory', 'subcategories', 'subcategoryname', 'उपश्रेणी'];

const total =
  /^(?:(?:grand|sub)[ -]?)?totals?(?: (?:amount|qty|quantity|stock|value))?:?$|^कुल(?: योग)?$/i;

/** Returns why a row of a plain table is no goods: it sums up the others. */
function reasonOf({ cells }: SourceRecord): SourceRecord['leftOut'] {
  const first = [...cells.values()].find(Boolean) ?? '';
  return total.test(first.slice(0, 60).trim()) ? 'total' : undefined;
}

const isPictureColumn = (heading: string) =>
  /^(?:main|other|additional|extra|front|back|side|product|top|bottom|detail|lookbook|sizechart)?(?:angle)?(?:image|picture|photo|img|pic)s?(?:url|link|src|path)?\d{0,2}$/.test(
    plainName(heading),
  ) ||
  /^(?:main|other|additional)?(?:image|picture|photo|img|pic)s?(?:url|link)?\d{1,2}(?:url|link)?$/.test(
    plainName(heading),
  );
