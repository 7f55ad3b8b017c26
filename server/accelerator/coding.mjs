/** The codings that answers are sent in, the best first. */
const codings = ['br', 'gzip'].map((name) => ({
  name,
  accepted: new RegExp(`\\b${name}\\b(?! *; *q=0(?:\\.0*)?(?:,|$))`),
}));

/**
 * The coding in which a visitor takes an answer, by `Accept-Encoding`; undefined for as it is.
 * @param {string | string[]} [accepted]
 */
export function codingOf(accepted = '') {
  const text = String(accepted);
  return codings.find((coding) => coding.accepted.test(text))?.name;
}
