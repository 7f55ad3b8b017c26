import bwipjs from 'bwip-js/node';
import { colours } from '@/lib/documents/layout';
import type { Label } from '@/lib/documents/shipment-papers';
import type { PaperDocument } from './document';

const inch = 72;
/** What label printers take: 4 × 6 inches. */
export const labelSize: [number, number] = [4 * inch, 6 * inch];
const margin = 12;
const width = labelSize[0] - 2 * margin;

/** Draws a label on a page of its own. */
export async function drawLabel(paper: PaperDocument, label: Label): Promise<void> {
  const { deliverTo, code } = label;
  const rule = (top: number, weight: number) => paper.rule(margin, top, width, weight, colours.ink);
  paper.addPage();
  const strong = { size: 13, bold: true };
  let y = Math.max(
    paper.write(label.carrier, margin, 10, width * 0.55, strong),
    paper.write(label.payment, margin + width * 0.45, 10, width * 0.55, {
      ...strong,
      align: 'right',
    }),
  );
  rule(y + 3, 1.2);
  y = paper.write(deliverTo.title, margin, y + 8, width, { size: 8, soft: true });
  y = paper.write(deliverTo.name, margin, y, width, { size: 14, bold: true, maxLines: 2 });
  for (const line of deliverTo.lines) {
    y = paper.write(line, margin, y, width, { size: 11, maxLines: 4 });
  }
  y = paper.write(deliverTo.place, margin, y, width, { size: 11, maxLines: 2 });
  y = paper.write(deliverTo.pincode, margin, y, width, { size: 20, bold: true });
  paper.write(label.phone, margin, y, width, { size: 11, bold: true });

  const barcode = await code128(code);
  const foot = labelSize[1] - 158;
  rule(foot - 6, 1.2);
  paper.pdf.image(barcode, margin, foot, { fit: [width, 62], align: 'center' });
  paper.write(code, margin, foot + 64, width, { size: 11, bold: true, align: 'center' });
  rule(foot + 84, 0.5);
  const end = paper.write(label.from, margin, foot + 89, width, { size: 8, maxLines: 3 });
  paper.write(label.contents, margin, end + 1, width, { size: 8, maxLines: 2 });
}

/** Code 128 holds ASCII only; an AWB number has nothing else. */
const code128 = (value: string) =>
  bwipjs.toBuffer({
    bcid: 'code128',
    text: value.replace(/[^\u0020-\u007e]/g, '') || '0',
    scale: 3,
    height: 14,
    includetext: false,
    paddingwidth: 10,
  });
