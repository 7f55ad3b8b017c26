import { config } from '@/lib/config';

/** Picture paths of any host of this contract; this site serves the same paths. */
const shared = /^\/(?:media(?!\/from\/)|api\/uploads)(?:\/\w[\w.-]*)+$/;

/** This site serves pictures of other addresses here; the address follows in base64url. */
const from = '/media/from/';

/** The longest address that next/image accepts. */
const maxLength = 3000;

/** Resolves a picture's address; undefined unless it is on the API host or in PICTURE_HOSTS. */
export function allowedPicture(address: string | URL, base?: string | URL): URL | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  const plain = /^https?:$/.test(url.protocol) && !url.username && !url.password;
  const known = isApiHost(url) || config.pictureHosts.includes(url.host);
  return plain && known ? url : undefined;
}

/** True if an address is on the external API host. */
export const isApiHost = ({ host }: URL): boolean =>
  config.apiUrl !== undefined && new URL(config.apiUrl).host === host;

/** Returns this site's path for a picture of the API host; null if its host is not allowed. */
export function localPicture(named: string): string | null {
  const url = named ? allowedPicture(named, config.apiUrl) : undefined;
  if (!url) return null;
  url.hash = '';
  if (isApiHost(url) && !url.search && shared.test(url.pathname)) return url.pathname;
  const path = from + Buffer.from(url.href).toString('base64url');
  return path.length > maxLength ? null : path;
}

/** Returns the remote address of a picture path of this site; undefined if it is not allowed. */
export function remotePicture(path: string): URL | undefined {
  if (shared.test(path)) return allowedPicture(path, config.apiUrl);
  if (!path.startsWith(from)) return undefined;
  return allowedPicture(Buffer.from(path.slice(from.length), 'base64url').toString());
}

const fields = /^(?:image|image_\d+|images|logo|banner|media_url)$/;

/** Rewrites picture addresses in an external host's answer to paths of this site; null if not allowed. */
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
