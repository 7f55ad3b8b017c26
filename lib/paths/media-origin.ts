/** An origin without a slash at its end, `https://media.example.in`; undefined where a text is none. */
export function originIn(text: string | undefined): string | undefined {
  if (!text || !URL.canParse(text)) return undefined;
  const { protocol, origin } = new URL(text);
  return protocol === 'https:' || protocol === 'http:' ? origin : undefined;
}

/** The host that serves the shop's scaled pictures, a CDN before it; empty where the shop does so itself. */
export const mediaOrigin = (): string =>
  typeof document === 'undefined'
    ? (originIn(process.env.MEDIA_URL?.trim()) ?? '')
    : (document.documentElement.dataset.media ?? '');
