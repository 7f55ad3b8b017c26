/** Returns an origin without a final slash, such as `https://media.example.in`; undefined for an invalid text. */
export function originIn(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** Returns the origin of the shop's scaled pictures, such as a CDN; empty if the shop serves them itself. */
export const mediaOrigin = (): string =>
  typeof document === 'undefined'
    ? (originIn(process.env.MEDIA_URL?.trim()) ?? '')
    : (document.documentElement.dataset.media ?? '');
