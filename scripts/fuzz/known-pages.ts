import { call } from './callers';

/** Addresses taken from each sitemap. */
const most = 25;

/** Addresses of pages from the shop's sitemaps and robots.txt. */
export async function knownPages(url: string): Promise<string[]> {
  const text = async (path: string) => (await call(url, path)).text();
  const pathsIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname);
  const paths: string[] = [];
  for (const sitemap of pathsIn(await text('/sitemap.xml'))) {
    paths.push(...pathsIn(await text(sitemap)).slice(0, most));
  }
  const robots = await text('/robots.txt');
  const hidden = [...robots.matchAll(/^Disallow: (\/[^\s*?]*)$/gm)].map(([, path = '']) => path);
  return [...new Set([...paths, ...hidden])];
}
