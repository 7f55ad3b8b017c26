import type { PaperDocument } from './document';

export type PaperColumn<Row> = {
  head: string;
  width: number;
  of: (row: Row, index: number) => string;
  align?: 'right';
  bold?: boolean;
};

type Place = { left: number; top: number; bottom: number; size?: number };

/** A ruled table, over as many pages as it takes; answers where it ends. */
export function drawTable<Row>(
  paper: PaperDocument,
  columns: PaperColumn<Row>[],
  rows: readonly Row[],
  { left, top, bottom, size = 8.5 }: Place,
): number {
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  const cells = (y: number, texts: string[], bold?: boolean) => {
    let x = left;
    const ends = columns.map((column, index) => {
      const style = { size, bold: bold || column.bold, align: column.align } as const;
      const end = paper.write(texts[index] ?? '', x + 3, y + 3, column.width - 6, style);
      x += column.width;
      return end;
    });
    return Math.max(...ends) + 2;
  };
  const head = (y: number) => {
    const end = cells(
      y,
      columns.map((column) => column.head),
      true,
    );
    paper.rule(left, end, width, 1);
    return end;
  };
  let y = head(top);
  for (const [index, row] of rows.entries()) {
    if (y > bottom - 40) {
      paper.pdf.addPage();
      y = head(40);
    }
    y = cells(
      y,
      columns.map((column) => column.of(row, index)),
    );
    paper.rule(left, y, width, 0.3);
  }
  return y;
}
