/** Property names of every object: Next collects queries in plain objects and answers 500 to these names. */
const inherited = Object.getOwnPropertyNames(Object.prototype);
const isInherited = new RegExp(`(?:^|&)(?:${inherited.join('|')})=`);

/** Parameters without escapes, as nearly all addresses have. */
const plain = /^[\w.*-]+=[\w.*+-]*(?:&[\w.*-]+=[\w.*+-]*)*$/;

/** Node passes the bytes of an address on as Latin-1. */
const notAscii = /[^\x21-\x7e]/g;

const escaped = (character: string) =>
  `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/**
 * Returns the normal form of a query (the part after the first `?`), parsed and serialised by
 * `URLSearchParams`. It contains neither `?` nor `#`, so every reader parses it alike. Parameters named like a
 * property of every object are removed.
 */
export function normalQuery(query: string): string {
  if (plain.test(query) && !isInherited.test(query)) return query;
  const given = new URLSearchParams(query.replace(notAscii, escaped));
  const kept = [...given].filter(([name]) => !(name in Object.prototype));
  return new URLSearchParams(kept).toString();
}
