import type { Fact, Part, PrintedDocument, Table } from './document';

/** The style of a text; size in points. */
export type Ink = { size: number; bold?: boolean; soft?: boolean; align?: 'left' | 'right' };

export type Frame = { left: number; top: number; width: number; bottom: number };

/** The drawing operations of a PDF library; lengths in points, from a page's top left corner. */
export type Pen = {
  /** The number of pages so far. */
  pages: () => number;
  addPage: () => void;
  /** Returns to an earlier page, counted from 1. */
  turnTo: (page: number) => void;
  /** Wraps text to the width; returns the top of the next line. */
  write: (text: string, left: number, top: number, width: number, ink: Ink) => number;
  rule: (left: number, top: number, width: number, weight: number, colour: string) => void;
  /** Draws a table over as many pages as needed, with its header on each; returns where it ends. */
  table: (table: Table, frame: Frame) => number;
};

export const colours = {
  ink: '#1c1917',
  soft: '#57534e',
  line: '#e7ddd1',
  accent: '#a93a22',
  head: '#f5efe6',
} as const;

const left = 40;
const width = 515;
/** Vertical bounds of the content of an A4 page. */
export const pageTop = 42;
/** The vertical position of the specimen mark, above a page's content. */
const specimenTop = 18;
const bottom = 785;
const footTop = 806;
const gutter = 17;
const small = { size: 8, soft: true } as const;

/** Returns the padding of a table cell. */
export const cellPadding = (size: number) => 0.4 * size;

/** Returns the width of each column in points. */
export function columnWidths({ columns }: Table, width: number): number[] {
  const used = columns.reduce((sum, column) => sum + (column.width ?? 0), 0);
  return columns.map((column) => column.width ?? width - used);
}

/** Draws a document, starting on a new page, and the footer of its pages. */
export function layOut(pen: Pen, { specimen, parts, foot }: PrintedDocument): void {
  pen.addPage();
  const from = pen.pages();
  let top = pageTop;
  for (const part of parts) top = drawPart(pen, part, top);
  const pages = pen.pages() - from + 1;
  for (let page = 1; page <= pages; page++) {
    pen.turnTo(from + page - 1);
    if (specimen) pen.write(specimen, left, specimenTop, width, { size: 12, bold: true });
    if (!foot) continue;
    pen.rule(left, footTop - 3, width, 0.5, colours.line);
    if (foot.text) pen.write(foot.text, left, footTop, 330, { size: 7.5, soft: true });
    const ink = { size: 7.5, soft: true, align: 'right' } as const;
    pen.write(foot.mark(page, pages), left + 335, footTop, 180, ink);
  }
}

function drawPart(pen: Pen, part: Part, top: number): number {
  if (part.kind === 'head') return drawHead(pen, part, top);
  if (part.kind === 'parties') return drawParties(pen, part, top);
  if (part.kind === 'facts') return drawFacts(pen, part.facts, top) + 8;
  if (part.kind === 'table') return pen.table(part, { left, top, width, bottom }) + 16;
  if (part.kind === 'sums') return drawSums(pen, part, top);
  return pen.write(part.text, left, top, width, { size: 9, soft: true });
}

type Kind<Name extends Part['kind']> = Extract<Part, { kind: Name }>;

function drawHead(pen: Pen, { title, hint, facts = [] }: Kind<'head'>, top: number): number {
  const wide = facts.length ? 250 : width;
  let end = pen.write(title, left, top, wide, { size: 18, bold: true });
  if (hint) end = pen.write(hint, left, end + 2, wide, { size: 10, soft: true });
  let at = top;
  for (const { label, value } of facts) {
    at = Math.max(
      pen.write(label, left + 261, at, 140, { size: 8.5, soft: true }),
      pen.write(value, left + 401, at, 114, { size: 8.5, bold: true, align: 'right' }),
    );
  }
  end = Math.max(end, at) + 6;
  pen.rule(left, end, width, 1.7, colours.accent);
  return end + 14;
}

function drawParties(pen: Pen, { parties, size = 8.5 }: Kind<'parties'>, top: number): number {
  const column = (width - gutter * (parties.length - 1)) / parties.length;
  const ends = parties.map(({ title, name, lines }, index) => {
    const x = left + index * (column + gutter);
    const named = pen.write(title, x, top, column, small);
    let end = pen.write(name, x, named + 1, column, { size: size + 1, bold: true });
    for (const line of lines) end = pen.write(line, x, end, column, { size });
    return end;
  });
  const end = Math.max(...ends) + 8;
  pen.rule(left, end, width, 0.5, colours.line);
  return end + 8;
}

function drawFacts(pen: Pen, facts: Fact[], top: number): number {
  const each = width / facts.length;
  const ends = facts.map((fact, index) => drawFact(pen, fact, left + index * each, top, each - 11));
  return Math.max(...ends);
}

function drawFact(pen: Pen, { label, value }: Fact, x: number, top: number, wide: number): number {
  const end = pen.write(label, x, top, wide, small);
  return pen.write(value, x, end, wide, { size: 9, bold: true });
}

/** Draws the sums on one page; beside the total in words if there is one, otherwise in full width. */
function drawSums(pen: Pen, { sums, words, signature = [] }: Kind<'sums'>, given: number): number {
  let top = given;
  const high = 20 * sums.length + 24 * signature.length + 20;
  if (top + high > bottom) {
    pen.addPage();
    top = pageTop;
  }
  const x = words ? left + 283 : left;
  let end = top;
  for (const { label, value, isTotal: bold } of sums) {
    const size = bold ? 12 : 9;
    end = Math.max(
      pen.write(label, x, end, left + width - x - 96, { size, bold, soft: !bold }),
      pen.write(value, left + width - 114, end, 114, { size, bold, align: 'right' }),
    );
    end += 1.5;
  }
  if (words) end = Math.max(end, drawFact(pen, words, left, top, 261));
  if (signature.length) end += 17;
  for (const [index, text] of signature.entries()) {
    const ink = index ? small : { size: 8.5, bold: true };
    end = pen.write(text, left + 225, end + 2 * index, width - 225, { ...ink, align: 'right' });
  }
  return end + 14;
}
