import { expect, test } from '@playwright/test';
import { inTurn } from '../testing/nightly';
import { screens } from '../testing/screens';
import { main } from '../testing/shop-page';
import { type Lang, texts } from '../testing/texts';

type Words = Record<'cheap' | 'cheapest' | 'thing' | 'excluding' | 'misspelt' | 'unknown', string>;

const words: Record<Lang, Words> = {
  en: {
    cheap: 'saree under 1500',
    cheapest: 'cheapest saree',
    thing: 'saree',
    excluding: 'saree without silk',
    misspelt: 'labtop',
    unknown: 'qwertyui saree',
  },
  hi: {
    cheap: '1500 से कम साड़ी',
    cheapest: 'सस्ती साड़ी',
    thing: 'साड़ी',
    excluding: 'बिना सिल्क साड़ी',
    misspelt: 'labtop',
    unknown: 'qwertyui साड़ी',
  },
};

for (const { lang, width, height, name } of inTurn('understood', screens)) {
  test.describe(name, () => {
    test.use({ viewport: { width, height } });
    const t = texts(lang);
    const path = lang === 'hi' ? '/hi/search' : '/search';
    const { cheap, cheapest, thing, excluding, misspelt, unknown } = words[lang];
    const at = (search: string) => `${path}?${new URLSearchParams({ search })}`;

    test(`a price in the words of a search is a filter that can be taken away`, async ({
      page,
    }) => {
      await page.goto(at(cheap));
      const chips = main(page).getByRole('list', { name: t('listing.active') });
      await expect(main(page).locator('.product-card').first()).toBeVisible();
      await chips.getByRole('link', { name: /₹1,500/ }).click();
      await expect(page).toHaveURL(at(thing));
      await expect(main(page).locator('.product-card').first()).toBeVisible();
      await expect(chips).toBeHidden();
    });

    test(`what is not wanted is a chip that can be taken away by keyboard`, async ({ page }) => {
      await page.goto(at(excluding));
      const cards = main(page).locator('.product-card');
      const silk = cards.filter({ hasText: /silk|सिल्क/i });
      await expect(cards.first()).toBeVisible();
      await expect(silk).toHaveCount(0);
      const chips = main(page).getByRole('list', { name: t('listing.active') });
      const chip = chips.getByRole('link', { name: new RegExp(`^${t('listing.remove')}`) });
      await chip.focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(at(thing));
      await expect(silk.first()).toBeVisible();
    });

    test(`a corrected search says so and can be made literal`, async ({ page }) => {
      await page.goto(at(misspelt));
      const typed = { typed: misspelt };
      await expect(main(page).locator('.product-card').first()).toBeVisible();
      await main(page)
        .getByRole('link', { name: t('listing.search_instead', typed) })
        .click();
      await expect(page).toHaveURL(`${at(misspelt)}&exact=1`);
      await expect(main(page).getByText(t('listing.none'))).toBeVisible();
      const others = main(page).getByRole('navigation', { name: t('listing.try_instead') });
      await others.getByRole('link', { name: misspelt }).click();
      await expect(page).toHaveURL(at(misspelt));
      await expect(main(page).locator('.product-card').first()).toBeVisible();
    });

    test(`words that nothing has are left out and named`, async ({ page }) => {
      await page.goto(at(unknown));
      await expect(main(page).locator('.product-card').first()).toBeVisible();
      await expect(main(page).getByRole('status').filter({ hasText: 'qwertyui' })).toContainText(
        'qwertyui',
      );
    });

    test('an order in the words is the one that the list says', async ({ page }) => {
      await page.goto(at(cheapest));
      const sorting = main(page).getByRole('navigation', { name: t('listing.sort_by') });
      await expect(sorting).toContainText(t('listing.sort.price_asc'));
    });
  });
}
