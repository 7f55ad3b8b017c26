import PDFDocument from 'pdfkit';
import type { Table } from '@/lib/documents/document';
import {
  cellPadding,
  colours,
  columnWidths,
  type Frame,
  type Ink,
  type Pen,
  pageTop,
} from '@/lib/documents/layout';
import { fontFile, type ScriptRun, scriptRuns } from './fonts';

export type TextStyle = Omit<Ink, 'align'> & {
  align?: Ink['align'] | 'center';
  /** The most lines; further lines are cut off. */
  maxLines?: number;
};

type MeasuredRun = ScriptRun & { width: number; features?: Features };
type Word = { runs: MeasuredRun[]; width: number };
type Features = PDFKit.Mixins.OpenTypeFeatures[];

/**
 * Disables features at which fontkit fails for marks without an anchor, which some fonts have; such marks are
 * not moved.
 */
const withoutAnchors = { mark: false, mkmk: false, abvm: false, blwm: false } as never as Features;

/** The distance of two lines, in font sizes: enough for the marks above and below Devanagari. */
const leading = 1.45;

/** A PDF in which text of all Indian scripts is shaped correctly. Lengths are in points. */
export class PaperDocument implements Pen {
  readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly named = new Set<string>();
  private readonly ended: Promise<Buffer>;

  constructor(title: string, size: 'A4' | [width: number, height: number]) {
    const options = { size, margin: 0, autoFirstPage: false, bufferPages: true };
    this.pdf = new PDFDocument({ ...options, info: { Title: title } });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.on('error', reject);
    });
  }

  /** Returns the whole file; nothing can be drawn afterwards. */
  finish(): Promise<Buffer> {
    this.pdf.end();
    return this.ended;
  }

  pages = () => this.pdf.bufferedPageRange().count;
  addPage = () => void this.pdf.addPage();
  turnTo = (page: number) => void this.pdf.switchToPage(page - 1);

  /** Writes a text below `top`, wrapped to `width`; returns its lower end. */
  write(text: string, left: number, top: number, width: number, style: TextStyle): number {
    const { size, soft, align = 'left', maxLines = 100 } = style;
    let baseline = top + size * 1.05;
    const lines = this.lines(text, width, style).slice(0, maxLines);
    for (const line of lines) {
      const used = this.widthOf(line, size);
      let x =
        left + (align === 'right' ? width - used : align === 'center' ? (width - used) / 2 : 0);
      this.pdf.fillColor(soft ? colours.soft : colours.ink);
      for (const word of line) {
        this.writeWord(word, x, baseline, style);
        x += word.width + this.space(size);
      }
      baseline += size * leading;
    }
    return top + lines.length * size * leading;
  }

  /** Writes a word; glyphs of other scripts are in drawing order, so PDF readers are given the word itself. */
  private writeWord({ runs }: Word, left: number, baseline: number, style: TextStyle): void {
    const isShaped = runs.some(({ script }) => script !== 'latin');
    const actual = runs.map(({ text }) => text).join('');
    if (isShaped) this.pdf.markContent('Span', { actual });
    let x = left;
    for (const run of runs) {
      const { text, features, width } = run;
      const pdf = this.use(run, style);
      pdf.text(text, x, baseline, { lineBreak: false, features, baseline: 'alphabetic' });
      x += width;
    }
    if (isShaped) this.pdf.endMarkedContent();
  }

  rule(left: number, top: number, width: number, weight: number, colour: string): void {
    this.pdf
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke();
  }

  table = (table: Table, frame: Frame) => drawTable(this, table, frame);

  /** Returns the height that `write` takes on the page. */
  heightOf = (text: string, width: number, style: TextStyle) =>
    this.lines(text, width, style).length * style.size * leading;

  private lines(text: string, width: number, style: TextStyle): Word[][] {
    return text.split('\n').flatMap((line) => this.wrap(line, width, style));
  }

  private wrap(text: string, width: number, style: TextStyle): Word[][] {
    const { size } = style;
    const lines: Word[][] = [[]];
    const words = text.split(/\s+/).filter(Boolean);
    for (const word of words.flatMap((one) => this.fit(one, width, style))) {
      const line = lines.at(-1) as Word[];
      if (line.length && this.widthOf(line, size) + this.space(size) + word.width > width) {
        lines.push([word]);
      } else line.push(word);
    }
    return lines;
  }

  /** Splits a word into parts that fit on a line. */
  private fit(text: string, width: number, style: TextStyle): Word[] {
    const word = this.measure(text, style);
    if (word.width <= width) return [word];
    const parts = [''];
    for (const { segment } of new Intl.Segmenter('hi').segment(text)) {
      const last = String(parts.at(-1));
      if (last && this.measure(last + segment, style).width > width) parts.push(segment);
      else parts[parts.length - 1] = last + segment;
    }
    return parts.map((part) => this.measure(part, style));
  }

  private measure(text: string, style: TextStyle): Word {
    const runs = scriptRuns(text).map((run) => this.measureRun(run, style));
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  private measureRun(run: ScriptRun, style: TextStyle): MeasuredRun {
    const font = this.use(run, style);
    try {
      return { ...run, width: font.widthOfString(run.text) };
    } catch {
      const features = withoutAnchors;
      return { ...run, features, width: font.widthOfString(run.text, { features }) };
    }
  }

  private use({ script }: ScriptRun, { size, bold = false }: TextStyle) {
    const name = `${script}-${bold}`;
    if (!this.named.has(name)) {
      this.pdf.registerFont(name, fontFile(script, bold));
      this.named.add(name);
    }
    return this.pdf.font(name).fontSize(size);
  }

  private widthOf = (line: Word[], size: number) =>
    line.reduce((sum, word) => sum + word.width, 0) +
    this.space(size) * Math.max(0, line.length - 1);

  private space = (size: number) => size * 0.28;
}

/** Draws a table over as many pages as needed, with its head on each; returns its lower end. */
function drawTable(
  paper: PaperDocument,
  table: Table,
  { left, top, width, bottom }: Frame,
): number {
  const { columns, rows, size } = table;
  const padding = cellPadding(size);
  const widths = columnWidths(table, width);
  const heads = columns.map(({ head }) => head);
  const totals = columns.map(({ total = '' }) => total);
  const cells = (texts: string[], bold: boolean) =>
    columns.map(({ align, isBold }, index) => ({
      text: texts[index] ?? '',
      at: left + padding + widths.slice(0, index).reduce((sum, wide) => sum + wide, 0),
      wide: (widths[index] ?? 0) - 2 * padding,
      ink: { size, bold: bold || isBold, align },
    }));
  const heightOf = (row: ReturnType<typeof cells>) =>
    Math.max(...row.map(({ text, wide, ink }) => paper.heightOf(text, wide, ink))) + 2 * padding;

  let y = top;
  const draw = (texts: string[], kind: 'head' | 'body' | 'foot') => {
    const row = cells(texts, kind !== 'body');
    const height = heightOf(row);
    if (kind !== 'head' && y + height > bottom) {
      paper.addPage();
      y = pageTop;
      draw(heads, 'head');
    }
    if (kind === 'head') paper.pdf.rect(left, y, width, height).fill(colours.head);
    if (kind === 'foot') paper.rule(left, y, width, 1.1, colours.ink);
    for (const { text, at, wide, ink } of row) paper.write(text, at, y + padding, wide, ink);
    y += height;
    if (kind === 'body') paper.rule(left, y, width, 0.5, colours.line);
  };
  draw(heads, 'head');
  for (const row of rows) draw(row, 'body');
  if (totals.some(Boolean)) draw(totals, 'foot');
  return y;
}
