import { defaultCompany as company } from '@/lib/company/company';
import { locales } from '@/lib/i18n/locales';
import { languageFiles, pathsOf } from '@/lib/paths/routes';
import { allowed, disallowed } from '../robots';
import { llmsTxt } from './llms-txt';

beforeAll(() => {
  process.env.SITE_URL = 'https://haat.test';
});
afterAll(() => {
  delete process.env.SITE_URL;
});

const quoted = (text: string) => text.replace(/[.?+^$()[\]{}|\\]/g, '\\$&');

const isPage = pathsOf(({ kind }) => kind !== 'private');

describe.each(locales)('llms.txt in %s', (locale) => {
  it('begins with the name and what the shop is', async () => {
    const [name, , summary] = (await llmsTxt(locale)).split('\n');
    expect(name).toBe(`# ${company.brand[locale]}`);
    expect(summary).toMatch(/^> \S/);
  });

  it('describes each link, and leads to nothing but pages and files of the shop', async () => {
    const lines = (await llmsTxt(locale)).split('\n').filter((line) => line.startsWith('-'));
    const paths = lines.map((line) => {
      const [, url = ''] = /^- \[[^\]]+\]\((https:\/\/haat\.test\/[^)]*)\): \S/.exec(line) ?? [];
      return new URL(url).pathname;
    });
    const files = ['/sitemap.xml', '/api/openapi.json'];
    const isFile = (path: string) =>
      [...languageFiles, ...files].some((file) => path === file || path === `/hi${file}`);
    expect(paths.filter((path) => !isPage.test(path) && !isFile(path))).toEqual([]);
    expect(paths).toEqual(expect.arrayContaining(files));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('names no address that robots.txt keeps crawlers off', async () => {
    const links = [...(await llmsTxt(locale)).matchAll(/\]\((https:[^)]*)\)/g)].map(
      ([, url = '']) => {
        const { pathname, search } = new URL(url);
        return pathname + search;
      },
    );
    const isAllowed = (path: string) =>
      allowed.some((rule) => rule !== '/' && path.startsWith(rule));
    const isBarred = (path: string) =>
      disallowed().some((rule) =>
        new RegExp(`^${rule.split('*').map(quoted).join('.*')}`).test(path),
      );
    expect(links.filter((path) => isBarred(path) && !isAllowed(path))).toEqual([]);
  });
});
