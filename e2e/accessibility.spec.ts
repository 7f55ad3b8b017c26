import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { cataloguePaths, inLanguage, languages } from './catalogue';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Each layout and each scheme once; axe takes long. */
const screens = {
  'a phone': { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  'a dark desk': { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
} as const;

/** What axe finds on a page, as short lines: the rule and where. */
async function violations(page: Page) {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

for (const lang of languages) {
  for (const [screen, look] of Object.entries(screens)) {
    test.describe(() => {
      test.use(look);

      test(`axe finds nothing in ${lang} on ${screen}`, async ({ page, request }) => {
        test.setTimeout(300_000);
        const paths = { ...(await cataloguePaths(request)), missing: '/no-such-page' };
        for (const path of Object.values(paths)) {
          await page.goto(inLanguage(lang, path));
          expect.soft(await violations(page), path).toEqual([]);
        }
      });
    });
  }
}
