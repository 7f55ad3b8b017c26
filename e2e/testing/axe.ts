import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const contrast = ['color-contrast'];

/** What axe finds, as short lines: the rule and where. It is asked for nothing else, which halves its time. */
export async function violations(
  page: Page,
  runOnly = everyRule,
  { hasFrame = true, hasColours = true } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include('html').setLegacyMode();
  // `html` stays included: axe leaves out its rules for whole pages otherwise.
  if (!hasFrame) axe.exclude('body > :not(main)');
  const { violations: found } = await axe
    .options({
      runOnly,
      rules: hasColours ? {} : { 'color-contrast': { enabled: false } },
      resultTypes: ['violations'],
    })
    .analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
}

/** Finds nothing with axe. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page's title may come after its content.
  await expect(page).toHaveTitle(/\S/);
  // What fades in has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Half below the header, a button is a target too small.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
}
