/** Allowed picture types with their magic bytes. No SVG: it could run scripts. */
const signatures = {
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftyp.{0,20}avi[fs]/s,
} as const;

export type PictureType = keyof typeof signatures;

/** Accepted Content-Type headers; object stores send octet-stream for files without a type. */
const declared =
  /^(?:image\/(?:jpe?g|png|webp|avif)|(?:application|binary)\/octet-stream)\s*(?:;|$)/i;

/** The type of a picture by its bytes; undefined if it is not a picture or declared as something else. */
export function typeOf(bytes: Buffer, said = 'application/octet-stream'): PictureType | undefined {
  if (!declared.test(said)) return undefined;
  const head = bytes.toString('latin1', 0, 64);
  for (const [type, signature] of Object.entries(signatures)) {
    if (signature.test(head)) return type as PictureType;
  }
  return undefined;
}
