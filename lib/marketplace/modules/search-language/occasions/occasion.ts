/** The audience of a thing, as the attribute `for` and names say it. */
export type Audience = 'women' | 'men' | 'girls' | 'boys' | 'kids' | 'baby';

/** An occasion of a purchase: a festival or rite, a person, a place or use. */
export type Occasion = {
  /** The stable id, by which operators disable it. */
  id: string;
  group: 'festival' | 'person' | 'use';
  /** Its names with commas between them, in both scripts and in Hinglish spelling; one to four words each. */
  words: string;
  /**
   * Kinds of things, as the attribute `kind` names them, or categories by their slug after `#`, each with a
   * weight from 1 to 10 by which they share the first results. Kinds that a market does not have are left
   * out.
   */
  leadsTo: string;
  /** Words of attributes whose products go first among things of one kind, and rank if a thing is named. */
  marks?: string;
  /** A person's audiences; products marked for others only are left out. */
  audience?: readonly Audience[];
};

/**
 * A kind of thing or a category, with its weight. `isOwn` if few occasions lead to the kind: then its name alone says
 * what goods are for, as gulal does and bell does not.
 */
export type Target = { kind?: string; category?: string; weight: number; isOwn?: boolean };

/** Parses an entry of `leadsTo`: `diya 9`, `#pooja-festive 4`. */
export function targetOf(text: string): Target {
  const at = text.lastIndexOf(' ');
  const weight = Number(text.slice(at + 1));
  const name = text.slice(0, at);
  return name.startsWith('#') ? { category: name.slice(1), weight } : { kind: name, weight };
}

/** Splits a text at its commas. */
export const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim());
