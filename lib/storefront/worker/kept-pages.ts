import { pathsOf } from '@/lib/paths/routes';

/** The worker's caches; a cache whose format changes gets a new name. */
export const cacheNames = {
  pages: 'haat-pages-1',
  files: 'haat-files-1',
  pictures: 'haat-pictures-1',
} as const;

/** The page shown where there is neither a connection nor a kept page. */
export const offlinePage = '/offline';

const kept = pathsOf(({ offline }) => offline === true);

/** True if the page of a path, in any language, is the same for everybody and worth caching. */
export const isKeptPage = (pathname: string): boolean => kept.test(pathname);

/** True if a response may be cached on the device: a page that the server itself lets shared caches keep. */
export function isForEverybody({ status, type, redirected, headers }: Response): boolean {
  const control = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    /\bs-maxage=[1-9]/.test(control) &&
    !/\b(?:private|no-store)\b/.test(control) &&
    /^text\/html\b/.test(headers.get('content-type') ?? '')
  );
}
