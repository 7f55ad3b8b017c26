import { notFound } from 'next/navigation';

/** The id that an address of an area names. Shows the area's not-found page for what can be none, as `new`. */
export function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) notFound();
  return Number(text);
}
