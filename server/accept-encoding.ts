export type Coding = 'br' | 'gzip';

/** The codings that answers are sent in, the best first. */
const codings = (['br', 'gzip'] as const).map((name) => ({
  name,
  accepted: new RegExp(`\\b${name}\\b(?! *; *q=0(?:\\.0*)?(?:,|$))`),
}));

/** The coding in which a visitor takes an answer, by `Accept-Encoding`; undefined for as it is. */
export function codingOf(accepted: string | string[] = ''): Coding | undefined {
  const text = String(accepted);
  return codings.find((coding) => coding.accepted.test(text))?.name;
}
