/** What is served as a picture, and how its file begins; never SVG, which could run scripts. */
const beginnings = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftyp.{0,20}avi[fs]/s,
} as const;

export type PictureType = keyof typeof beginnings;

/** What a host may call a picture; stores of objects name no type for what was put without one. */
const declared =
  /^(?:image\/(?:jpe?g|png|webp|avif)|(?:application|binary)\/octet-stream)\s*(?:;|$)/i;

/** The type of a picture's bytes, undefined when they are none or are declared to be something else. */
export function typeOf(bytes: Buffer, said = 'application/octet-stream'): PictureType | undefined {
  if (!declared.test(said)) return undefined;
  const head = bytes.toString('latin1', 0, 64);
  for (const [type, beginning] of Object.entries(beginnings)) {
    if (beginning.test(head)) return type as PictureType;
  }
  return undefined;
}
