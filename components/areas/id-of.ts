import { notFound } from 'next/navigation';

/** Parses the id in an address of an area. Shows the area's not-found page for an invalid id, such as `new`. */
export function idOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) notFound();
  return Number(text);
}
