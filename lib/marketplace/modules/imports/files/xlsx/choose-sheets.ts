import { goodsScore, headingIndex } from '../../formats/recognise';
import { sheetRows } from './sheet-rows';
import type { Workbook } from './workbook';

/** Number of first rows of a sheet by which it is judged. */
const mostRows = 12;

/** Names of sheets that explain or show examples; such a sheet is taken only if no other has goods. */
const beside =
  /instruction|summary|guide|read ?me|help|faq|example|sample|data definition|valid values|dropdown|allowed values|lookup|master ?data|^index$|^images?$/i;

type Judged = { name: string; score: number; rows: number; headings: string };

/**
 * Returns the sheets that hold goods, by their headings and rows: the best one, with those that have the same
 * headings. A cover, instructions and lists of values are passed over.
 */
export async function chooseSheets(workbook: Workbook): Promise<string[]> {
  if (workbook.sheets.length === 1) return workbook.sheets.map(({ name }) => name);
  const judged: Judged[] = [];
  for (const { name, file } of workbook.sheets) judged.push(await judge(workbook, name, file));
  const best = judged.reduce((a, b) => (rankOf(b) > rankOf(a) ? b : a));
  const alike = judged.filter(
    (one) => one === best || (one.rows > 0 && one.headings === best.headings && best.score > 0),
  );
  return alike.map(({ name }) => name);
}

const rankOf = ({ name, score, rows }: Judged) =>
  (rows > 0 ? 1000 : 0) * Math.min(score, 1) +
  score * 4 +
  Math.min(rows, 8) -
  (beside.test(name) ? 600 : 0);

async function judge(workbook: Workbook, name: string, file: string): Promise<Judged> {
  const rows: string[][] = [];
  for await (const { cells } of sheetRows(workbook, file)) {
    rows.push(cells.map((cell) => cell.trim()));
    if (rows.length === mostRows) break;
  }
  const at = headingIndex(rows);
  const headings = rows[at] ?? [];
  const score = goodsScore(headings);
  // Rows of goods fill at least two cells.
  const goods = rows.slice(at + 1).filter((cells) => cells.filter(Boolean).length > 1);
  const plain = headings.map((text) => text.toLowerCase().replace(/\s+/g, ' ')).filter(Boolean);
  return { name, score, rows: goods.length, headings: JSON.stringify(plain) };
}
