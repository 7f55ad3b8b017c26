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
  const faults: string[] = [];
  for (const { id, nodes } of found) {
    for (const { target, failureSummary } of nodes) {
      if (id === 'target-size' && !(await isSmall(page, String(target)))) continue;
      faults.push(`${id}: ${target} ${failureSummary}`);
    }
  }
  return faults;
}

/** Whether a target is too small in the middle of the screen too, where no bar that stays covers a part of it. */
async function isSmall(page: Page, target: string): Promise<boolean> {
  const centre = (element: Element) => element.scrollIntoView({ block: 'center' });
  await page.locator(target).evaluate(centre);
  const { violations: found } = await new AxeBuilder({ page })
    .include(target)
    .setLegacyMode()
    .withRules(['target-size'])
    .analyze();
  return found.length > 0;
}

/** Finds nothing with axe. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page's title may come after its content.
  await expect(page).toHaveTitle(/\S/);
  // What fades in has too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
}
