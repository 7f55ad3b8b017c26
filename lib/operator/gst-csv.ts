import type { GstChange } from '@/lib/contract/schemas/gst/change';
import { latinDigits } from '@/lib/text/digits';

type Row = GstChange['rows'][number];

/**
 * Parses `hsn,up_to,percent,notification`, a band per line, also separated by semicolons or tabs; a heading and
 * empty lines are skipped. `up_to` is in rupees without GST, empty for the last band of a code.
 * @returns the rows, and the lines (from 1) that cannot be parsed
 */
export function readGstCsv(text: string): { rows: Row[]; wrong: number[] } {
  const rows: Row[] = [];
  const wrong: number[] = [];
  text.split(/\r?\n/).forEach((line, index) => {
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim());
    const [hsn = '', upTo = '', percent = '', ...notification] = cells;
    if (!line.trim() || (index === 0 && /^hsn/i.test(hsn))) return;
    const prefix = latinDigits(hsn);
    const value = upTo === '' ? null : Number(latinDigits(upTo));
    const rate = Number(latinDigits(percent).replace('%', ''));
    const words = notification.join(', ');
    const isRead =
      /^\d{0,8}$/.test(prefix) &&
      (value === null || value > 0) &&
      /\d/.test(percent) &&
      rate >= 0 &&
      rate <= 100 &&
      words !== '';
    if (isRead) rows.push({ hsn_prefix: prefix, up_to: value, percent: rate, notification: words });
    else wrong.push(index + 1);
  });
  return { rows, wrong };
}
