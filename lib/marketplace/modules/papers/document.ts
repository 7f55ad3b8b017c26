import PDFDocument from 'pdfkit';
import { fontFile, type ScriptRun, scriptRuns } from './fonts';

export type TextStyle = {
  size?: number;
  bold?: boolean;
  soft?: boolean;
  align?: 'left' | 'right' | 'center';
  /** Lines beyond it are cut off. */
  maxLines?: number;
};

type MeasuredRun = ScriptRun & { width: number; features?: Features };
type Word = { runs: MeasuredRun[]; width: number };
type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** fontkit fails at marks without an anchor, which some fonts have; they stay where they are then. */
const withoutAnchors = { mark: false, mkmk: false, abvm: false, blwm: false } as never as Features;

/** A PDF in which text of all Indian scripts is shaped rightly. Lengths are in points. */
export class PaperDocument {
  readonly pdf: PDFKit.PDFDocument;
  private readonly chunks: Buffer[] = [];
  private readonly named = new Set<string>();
  private readonly ended: Promise<Buffer>;

  constructor(title: string, size: 'A4' | [width: number, height: number]) {
    this.pdf = new PDFDocument({ size, margin: 0, autoFirstPage: false, info: { Title: title } });
    this.pdf.on('data', (chunk: Buffer) => this.chunks.push(chunk));
    this.ended = new Promise((resolve, reject) => {
      this.pdf.on('end', () => resolve(Buffer.concat(this.chunks)));
      this.pdf.on('error', reject);
    });
  }

  /** The whole file; nothing can be drawn afterwards. */
  finish(): Promise<Buffer> {
    this.pdf.end();
    return this.ended;
  }

  /** Writes a text below `top`, wrapped to `width`; answers where it ends. */
  write(text: string, left: number, top: number, width: number, style: TextStyle = {}): number {
    const { size = 9, soft, align = 'left', maxLines = 100 } = style;
    const lineHeight = size * 1.42;
    let y = top;
    for (const line of this.lines(text, width, style).slice(0, maxLines)) {
      const used = this.widthOf(line, size);
      let x =
        left + (align === 'right' ? width - used : align === 'center' ? (width - used) / 2 : 0);
      this.pdf.fillColor(soft ? '#5c5248' : '#000000');
      for (const word of line) {
        for (const run of word.runs) {
          this.use(run, style).text(run.text, x, y, {
            lineBreak: false,
            features: run.features,
          });
          x += run.width;
        }
        x += this.space(size);
      }
      y += lineHeight;
    }
    return y;
  }

  rule(left: number, top: number, width: number, weight = 0.5): void {
    this.pdf
      .lineWidth(weight)
      .strokeColor('#000000')
      .moveTo(left, top)
      .lineTo(left + width, top)
      .stroke();
  }

  private lines(text: string, width: number, style: TextStyle): Word[][] {
    const { size = 9 } = style;
    const lines: Word[][] = [[]];
    for (const word of text
      .split(/\s+/)
      .filter(Boolean)
      .flatMap((one) => this.fit(one, width, style))) {
      const line = lines.at(-1) as Word[];
      if (line.length && this.widthOf(line, size) + this.space(size) + word.width > width) {
        lines.push([word]);
      } else line.push(word);
    }
    return lines;
  }

  /** A word as it is, or in parts that a line can hold. */
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

  private use({ script }: ScriptRun, { size = 9, bold = false }: TextStyle) {
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
