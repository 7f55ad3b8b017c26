import { locales } from '@/lib/i18n/locales';
import { textOf } from '@/lib/i18n/texts';
import { skus } from '@/lib/marketplace/seed/catalogue/skus';
import { productAt } from '@/lib/marketplace/seed/products';
import { money } from '@/lib/storefront/format';
import { pageTitle } from '@/lib/storefront/seo/page-title';
import { shortName, variantOf } from '@/lib/storefront/seo/variant-title';

it('gives no two products of the demo catalogue one title, in the result list or in the feed', () => {
  const all = skus.map((_, n) => productAt(n, new Date('2026-07-01T06:00:00Z')));
  for (const locale of locales) {
    const titles = all.map(({ row, nameHi }) => {
      const name = locale === 'hi' ? nameHi : row.name;
      const price = money(row.price / 100);
      const frame = (shown: string) => textOf(locale, 'meta.product.title', { name: shown, price });
      const title = pageTitle({ name, frame, productBrand: '' }, locale);
      const { variant } = variantOf(name);
      if (variant) expect(title).toContain(`(${variant})`);
      return { title, shown: shortName(name, locale) };
    });
    for (const kind of ['title', 'shown'] as const) {
      const each = titles.map((one) => one[kind]);
      expect(each.filter((one, at) => each.indexOf(one) !== at)).toEqual([]);
    }
  }
});
