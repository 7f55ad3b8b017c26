import { config } from '@/lib/config';

/** Paths under which a host of this contract serves pictures; this site serves the same ones. */
const shared = /^\/(?:media(?!\/from\/)|api\/uploads)(?:\/\w[\w.-]*)+$/;

/** Where this site serves pictures of other addresses, which follow in base64url. */
const from = '/media/from/';

/** next/image takes no longer address. */
const longest = 3000;

/** A picture's address, where it is on the API host or on one of PICTURE_HOSTS. */
export function allowedPicture(address: string | URL, base?: string | URL): URL | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  const known = isApiHost(url) || config.pictureHosts.includes(url.host);
  return plain && known ? url : undefined;
}

/** Whether an address is of the external API host. */
export const isApiHost = ({ host }: URL): boolean =>
  config.apiUrl !== undefined && new URL(config.apiUrl).host === host;

/** The path under which this site serves a picture that the API host names; null where it may not. */
export function localPicture(named: string): string | null {
  const url = named ? allowedPicture(named, config.apiUrl) : undefined;
  if (!url) return null;
  url.hash = '';
  if (isApiHost(url) && !url.search && shared.test(url.pathname)) return url.pathname;
  const path = from + Buffer.from(url.href).toString('base64url');
  return path.length > longest ? null : path;
}

/** Where the picture behind a path of this site lies with an external API host. */
export function remotePicture(path: string): URL | undefined {
  if (shared.test(path)) return allowedPicture(path, config.apiUrl);
  if (!path.startsWith(from)) return undefined;
  return allowedPicture(Buffer.from(path.slice(from.length), 'base64url').toString());
}

const fields = /^(?:image|image_\d+|images|logo|banner|media_url)$/;

/** An answer of the external API host, its pictures led through this site; null for those of other hosts. */
export function withLocalPictures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withLocalPictures);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      fields.test(name) ? pictureField(each) : withLocalPictures(each),
    ]),
  );
}

function pictureField(value: unknown): unknown {
  if (typeof value === 'string') return localPicture(value);
  if (!Array.isArray(value)) return withLocalPictures(value);
  return value.map(pictureField).filter((each) => each !== null);
}
