import { expect, test } from '@playwright/test';
import { cataloguePaths } from '../testing/catalogue';
import { main } from '../testing/shop-page';

/** The first products of every kind of list, and the size of a card. */

const screens = [
  { width: 390, height: 780, begin: 250, card: 300, whole: 2 },
  { width: 1280, height: 800, begin: 260, card: 285, whole: 6 },
] as const;

for (const { width, height, begin, card, whole } of screens) {
  test(`a list shows ${whole} whole products in the first screen of ${width} × ${height}`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height });
    const { category, search, section, brand, store } = await cataloguePaths(request);
    for (const path of [category, search, section, brand, store]) {
      await page.goto(path);
      const cards = main(page).locator('.product-card');
      await expect(cards.first()).toBeVisible();
      const boxes = await Promise.all(
        (await cards.all()).slice(0, 12).map((it) => it.boundingBox()),
      );
      expect.soft(boxes[0]?.y, path).toBeLessThanOrEqual(begin);
      for (const box of boxes) expect.soft(box?.height, path).toBeLessThanOrEqual(card);
      const bottom = width < 640 ? height - 57 : height;
      const inSight = boxes.filter((box) => box && box.y + box.height <= bottom);
      expect.soft(inSight.length, path).toBeGreaterThanOrEqual(Math.min(whole, boxes.length));
    }
  });
}

for (const { width, height, whole } of screens) {
  for (const path of ['/', '/hi']) {
    test(`the first screen of ${path} has ${whole} whole products at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const cards = main(page).locator('.product-card');
      await expect(cards.first()).toBeVisible();
      const bottom = width < 640 ? height - 57 : height;
      const boxes = await Promise.all(
        (await cards.all()).slice(0, 8).map((it) => it.boundingBox()),
      );
      const inSight = boxes.filter(
        (box) => box && box.x + box.width <= width && box.y + box.height <= bottom,
      );
      expect(inSight.length, JSON.stringify(boxes[0])).toBeGreaterThanOrEqual(whole);
    });
  }
}

test('a page is laid out to its end once it is idle', async ({ page }) => {
  await page.goto('/');
  await expect(main(page).locator('.product-card').first()).toBeVisible();
  await expect(page.locator('.deferred-layout')).toHaveCount(0);
});
