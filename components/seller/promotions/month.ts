import { dayOf } from '@/lib/time/india';

/** Days as `YYYY-MM-DD`; null for cells before and after the month. */
export type Week = (string | null)[];

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** The weeks of a month (`YYYY-MM`), each from Monday to Sunday. */
export function weeksOf(month: string): Week[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const before = (new Date(Date.UTC(year, number - 1, 1)).getUTCDay() + 6) % 7;
  const cells: Week = [
    ...Array<null>(before).fill(null),
    ...Array.from({ length: days }, (_, day) => iso(year, number, day + 1)),
  ];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

type Period = { starts_at: string; ends_at: string };

/** Whether a deal runs on some minute of that day in India. */
export const isOn = ({ starts_at, ends_at }: Period, day: string) =>
  dayOf(starts_at) <= day && day <= dayOf(Date.parse(ends_at) - 1);
