import { inWords } from '@/lib/i18n/in-words';

const known = new Map<string, Promise<(colour: string) => string>>();

/** Loads the names of colours in a page's language, once; without them colours keep their English names. */
export function colourNames(address: string): Promise<(colour: string) => string> {
  const loading = known.get(address) ?? load(address);
  known.set(address, loading);
  return loading;
}

async function load(address: string): Promise<(colour: string) => string> {
  try {
    const answer = await fetch(address);
    const { colours = {} } = (await answer.json()) as { colours?: Record<string, string> };
    const text = (key: string) => colours[key] ?? key;
    return (colour) =>
      inWords(Object.assign(text, { has: (key: string) => key in colours }), colour);
  } catch {
    known.delete(address);
    return String;
  }
}
