import type { jsPDF } from 'jspdf';
import { colours, type Ink } from '@/lib/documents/layout';
import { breakLines, isWritable, type Run } from './break-lines';
import { createHiddenText } from './hidden-text';

/** The resolution of drawn words, in dots per inch: that of a good printer. */
const resolution = 450;
const dotsAPoint = resolution / 72;
/** The page's own font for Devanagari, and the system's fonts for any other script. */
const drawnFont = '"Noto Sans Devanagari Variable", system-ui, sans-serif';

/** The line height as a factor of the font size: enough for the marks above and below Devanagari. */
const leading = 1.45;

/**
 * Writes text on a PDF. jsPDF does not shape Devanagari, so words in it, and in any other script that the
 * embedded font lacks, are shaped by the browser's canvas and placed as pictures, with the words themselves
 * hidden over them.
 * All lengths in points.
 */
export function createTextWriter(doc: jsPDF) {
  const hidden = createHiddenText(doc);
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;

  function take({ size, bold, soft }: Ink) {
    doc.setFont('Inter', bold ? 'bold' : 'normal').setFontSize(size);
    doc.setTextColor(soft ? colours.soft : colours.ink);
  }

  const canvasFont = ({ size, bold }: Ink) =>
    `${bold ? 700 : 400} ${size * dotsAPoint}px ${drawnFont}`;

  function widthOf(text: string, how: Ink): number {
    if (isWritable(text)) {
      take(how);
      return doc.getTextWidth(text);
    }
    context.font = canvasFont(how);
    return context.measureText(text).width / dotsAPoint;
  }

  function draw({ text, width }: Run, x: number, baseline: number, how: Ink) {
    const em = how.size * dotsAPoint;
    const above = Math.ceil(em * 1.2);
    const margin = Math.ceil(em * 0.2);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width * dotsAPoint) + 2 * margin;
    canvas.height = above + Math.ceil(em * 0.6);
    const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
    brush.font = canvasFont(how);
    brush.fillStyle = how.soft ? colours.soft : colours.ink;
    brush.fillText(text, margin, above);
    const [left, top] = [x - margin / dotsAPoint, baseline - above / dotsAPoint];
    const [wide, high] = [canvas.width / dotsAPoint, canvas.height / dotsAPoint];
    doc.addImage(canvas, 'PNG', left, top, wide, high, undefined, 'FAST');
    hidden.write(text, x, baseline, width, how.size);
  }

  const lineHeight = ({ size }: Ink) => size * leading;

  /** Drawn words have no side bearings, so the gap between them is wider. */
  const gapIn = (text: string, how: Ink) => widthOf(' ', how) * (isWritable(text) ? 1 : 1.35);

  const linesOf = (text: string, width: number, how: Ink) =>
    breakLines(text, width, (part) => widthOf(part, how), gapIn(text, how));

  /** Writes within a width, from the top of the first line; returns the top of the next line. */
  function write(text: string, x: number, top: number, width: number, how: Ink): number {
    const height = lineHeight(how);
    const lines = linesOf(text, width, how);
    const gap = gapIn(text, how);
    for (const [index, line] of lines.entries()) {
      const baseline = top + index * height + how.size * 1.05;
      const wide = line.reduce((sum, run) => sum + run.width, 0) + gap * (line.length - 1);
      let at = how.align === 'right' ? x + width - wide : x;
      for (const run of line) {
        take(how);
        if (run.written) doc.text(run.text, at, baseline);
        else draw(run, at, baseline, how);
        at += run.width + gap;
      }
    }
    return top + lines.length * height;
  }

  return { write, linesOf, lineHeight, widthOf };
}

export type TextWriter = ReturnType<typeof createTextWriter>;

/** Loads the fonts of drawn words, so that no word is drawn in a fallback font. */
export async function loadDrawnFonts(text: string): Promise<void> {
  if (isWritable(text)) return;
  await Promise.all(
    [400, 700].map((weight) => document.fonts.load(`${weight} 40px ${drawnFont}`, text)),
  );
}
