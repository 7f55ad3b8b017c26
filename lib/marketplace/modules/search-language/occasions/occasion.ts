/** Whom a thing is for, as the attribute `for` and names say it. */
export type Audience = 'women' | 'men' | 'girls' | 'boys' | 'kids' | 'baby';

/** What a shopper buys something for: a festival or rite, a person, a place or use. */
export type Occasion = {
  /** Stable; operators switch it off by this. */
  id: string;
  group: 'festival' | 'person' | 'use';
  /** Its names with commas between them, in both scripts and as Hinglish spells them; one to four words each. */
  words: string;
  /**
   * Kinds of things, as the attribute `kind` names them, or categories by their slug after `#`, each with a weight from
   * 1 to 10 by which they share the first results. What a market does not have is left out.
   */
  leadsTo: string;
  /** Words of attributes that go first among things of one kind, and rank where a thing is named. */
  marks?: string;
  /** Of a person: whom things may be for. What is marked for others only is left out. */
  audience?: readonly Audience[];
};

/** A kind of thing or a category, with its weight. */
export type Target = { kind?: string; category?: string; weight: number };

/** Reads one of `leadsTo`: `diya 9`, `#pooja-festive 4`. */
export function targetOf(text: string): Target {
  const at = text.lastIndexOf(' ');
  const weight = Number(text.slice(at + 1));
  const name = text.slice(0, at);
  return name.startsWith('#') ? { category: name.slice(1), weight } : { kind: name, weight };
}

/** The parts of a text with commas between them. */
export const partsOf = (text: string): string[] => text.split(',').map((part) => part.trim());
