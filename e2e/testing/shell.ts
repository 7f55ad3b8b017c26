import type { Locator, Page } from '@playwright/test';

/** Header, navigation bar, menus and footer of specification §2, in English. */

export const bar = (page: Page) => page.getByRole('navigation', { name: 'Shop navigation' });
export const footer = (page: Page) => page.getByRole('contentinfo');
/** Returns a menu by its label, closed or open. */
export const menu = (within: Locator, label: string) =>
  within.locator('details').filter({ has: within.page().locator(`summary:has-text("${label}")`) });
export const label = (of: Locator) => of.locator('summary');
export const panel = (of: Locator) => of.locator('summary + div');
export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
export const hrefs = (of: Locator) =>
  of.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
