import { expect, type Locator, type Page } from '@playwright/test';
import { takenOver } from './listing';
import { main } from './shop-page';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
export const desktop = { viewport: { width: 1280, height: 800 }, hasTouch: false };

export const frame = (page: Page) => page.locator('.product-frame');
export const heading = (page: Page) => main(page).getByRole('heading', { level: 1 });
export const linkIn = (card: Locator) => card.locator('a[href*="/product/"]');
/** Returns the product's whole name, of which the card shows the title. */
export const nameOf = (card: Locator) =>
  linkIn(card).evaluate((link) => link.ariaLabel ?? link.textContent ?? '');
export const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Delays product pages that scripts request, until the returned function is called. */
export async function holdProducts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/product\//, async (route) => {
    if (route.request().headers().rsc) await released;
    await route.continue();
  });
  return release;
}

/** Opens a page; returns a card below the first screen, after React is active in its list and its links. */
export async function cardOf(page: Page, path: string, nth = 6): Promise<Locator> {
  await page.goto(path);
  const card = main(page).locator('.product-card').nth(nth);
  await card.scrollIntoViewIfNeeded();
  await takenOver(linkIn(card));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return card;
}

export async function open(page: Page, card: Locator): Promise<void> {
  if (page.viewportSize()?.width === phone.viewport.width) await linkIn(card).tap();
  else await linkIn(card).click();
}

type Box = { x: number; y: number; width: number; height: number };

/** Returns the positions of the parts of a product that its card provides. */
export async function places(page: Page): Promise<Record<string, Box>> {
  const parts = {
    heading: heading(page),
    picture: main(page).locator('.picture:visible').first(),
    price: main(page).locator('.price-on-page:visible').first(),
    heart: heading(page).locator('+ .heart'),
  };
  const boxes: Record<string, Box> = {};
  for (const [name, part] of Object.entries(parts)) {
    await expect(part, name).toBeVisible();
    boxes[name] = (await part.boundingBox()) as Box;
  }
  return boxes;
}

/** Sums the layout shifts from now on, including those after input. */
export const watchShifts = (page: Page) =>
  page.evaluate(() => {
    const watched = window as unknown as { shifts: number };
    watched.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        watched.shifts += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift' });
  });
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Shifts are reported after the frame in which they happened.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve((window as unknown as { shifts: number }).shifts)),
          ),
        );
      }),
  );
