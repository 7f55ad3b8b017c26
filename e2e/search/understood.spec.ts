import { expect, test } from '@playwright/test';
import { main } from '../testing/shop-page';
import { type Lang, texts } from '../testing/texts';

const words: Record<Lang, { cheap: string; thing: string; misspelt: string; unknown: string }> = {
  en: {
    cheap: 'saree under 1500',
    thing: 'saree',
    misspelt: 'labtop',
    unknown: 'qwertyui saree',
  },
  hi: { cheap: '1500 से कम साड़ी', thing: 'साड़ी', misspelt: 'labtop', unknown: 'qwertyui साड़ी' },
};

for (const lang of ['en', 'hi'] as const) {
  const t = texts(lang);
  const path = lang === 'hi' ? '/hi/search' : '/search';
  const { cheap, thing, misspelt, unknown } = words[lang];
  const at = (search: string) => `${path}?${new URLSearchParams({ search })}`;

  test(`a price in the words of a search is a filter that can be taken away, in ${lang}`, async ({
    page,
  }) => {
    await page.goto(at(cheap));
    const chips = main(page).getByRole('list', { name: t('listing.active') });
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await chips.getByRole('link', { name: /₹1,500/ }).click();
    await expect(page).toHaveURL(at(thing));
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expect(chips).toBeHidden();
  });

  test(`a corrected search says so and can be made literal, in ${lang}`, async ({ page }) => {
    await page.goto(at(misspelt));
    const typed = { typed: misspelt };
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await main(page)
      .getByRole('link', { name: t('listing.search_instead', typed) })
      .click();
    await expect(page).toHaveURL(`${at(misspelt)}&exact=1`);
    await expect(main(page).getByText(t('listing.none'))).toBeVisible();
    const others = main(page).getByRole('navigation', { name: t('listing.try_instead') });
    await others.getByRole('link', { name: misspelt }).click();
    await expect(page).toHaveURL(at(misspelt));
    await expect(main(page).getByRole('article').first()).toBeVisible();
  });

  test(`words that nothing has are left out and named, in ${lang}`, async ({ page }) => {
    await page.goto(at(unknown));
    await expect(main(page).getByRole('article').first()).toBeVisible();
    await expect(main(page).getByRole('status').filter({ hasText: 'qwertyui' })).toContainText(
      'qwertyui',
    );
  });
}
