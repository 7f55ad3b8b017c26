import { latinDigits } from '@/lib/text/digits';

/** A row of a courier's remittance; the amount in rupees. */
export type RemittanceRow = {
  awb: string;
  amount: number;
  reference: string | null;
  paidOn: string | null;
};

/** The most rows that a call takes. */
export const mostRemittanceRows = 2000;

/**
 * Parses `awb,amount,reference,date`, a row per line, also separated by semicolons or tabs; the last two may be left
 * out. A heading and empty lines are skipped.
 * @returns the rows, and the numbers (from 1) of lines that cannot be read
 */
export function readRemittanceCsv(text: string): { rows: RemittanceRow[]; wrong: number[] } {
  const rows: RemittanceRow[] = [];
  const wrong: number[] = [];
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
    const isHeading = index === 0 && /awb|waybill/i.test(cells[0] ?? '');
    if (cells.every((cell) => cell === '') || isHeading) continue;
    const [awb = '', given = '', reference = '', day = ''] = cells;
    const amount = latinDigits(given).replace(/^₹\s*/, '');
    const isRead =
      awb !== '' &&
      /^\d{1,8}(?:\.\d{1,2})?$/.test(amount) &&
      Number(amount) > 0 &&
      (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day));
    if (isRead) {
      rows.push({
        awb,
        amount: Number(amount),
        reference: reference || null,
        paidOn: day || null,
      });
    } else wrong.push(index + 1);
  }
  return { rows, wrong };
}
