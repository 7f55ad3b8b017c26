import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
export const contrast = ['color-contrast'];

/**
 * Returns axe's violations as short lines: rule and location. Other results are not requested, which halves the
 * time.
 */
export async function violations(
  page: Page,
  runOnly = everyRule,
  { hasFrame = true, hasColours = true } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).include('html').setLegacyMode();
  // `html` stays included; otherwise axe skips its rules for whole pages.
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

/** Checks if a target is too small even in the middle of the screen, where no fixed bar covers it. */
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

/** Expects no violations. */
export async function expectAccessible(page: Page): Promise<void> {
  // A page's title may arrive after its content.
  await expect(page).toHaveTitle(/\S/);
  // Fading elements have too little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await violations(page)).toEqual([]);
}
