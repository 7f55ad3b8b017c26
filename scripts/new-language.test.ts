/** Tamil has a row and no messages, and is enabled here; `lab/smoke.ts` runs a shop with it. */
process.env.MORE_LANGUAGES = 'ta, xx';

const ta = 'ta';
const load = {
  locales: () => import('@/lib/i18n/locales'),
  paths: () => import('@/lib/i18n/language-path'),
  texts: () => import('@/lib/i18n/texts'),
  translated: () => import('@/lib/i18n/translated'),
};

describe('a language that is switched on without a message of its own', () => {
  it('has its prefix in addresses, and its switch', async () => {
    const { languageOf, pathIn } = await load.paths();
    const { switchedTo } = await import('@/lib/i18n/language-switch');
    const { routing } = await import('@/lib/i18n/routing');
    expect((await load.locales()).locales).toEqual(['en', 'hi', 'ta']);
    expect(pathIn(ta, '/hi/cart')).toBe('/ta/cart');
    expect(languageOf('/ta')).toBe('ta');
    expect(languageOf('/tam/cart')).toBe('en');
    expect(switchedTo('/language/ta')).toBe('ta');
    expect(routing.locales).toContain('ta');
  });

  it('is in the rules of pages: views, robots, policies', async () => {
    const { isView } = await import('@/lib/paths/routes');
    const { disallowed } = await import('@/lib/storefront/seo/robots');
    const { protectedPath } = await import('@/lib/paths/own-document');
    expect(isView('/ta/search?search=kurta')).toBe(true);
    expect(disallowed().join(' ')).toContain('/ta/checkout');
    expect(protectedPath.test('/ta/profile')).toBe(true);
  });

  it('is an alternate of each page, in the sitemap, the manifest and what programs read', async () => {
    const { alternates, pageMetadata } = await import('@/lib/storefront/seo/seo');
    const { urlElements } = await import('@/lib/storefront/seo/sitemap-xml');
    const { appManifest } = await import('@/lib/storefront/seo/manifest');
    const { organization } = await import('@/lib/storefront/seo/organization');
    const { blogFeed } = await import('@/lib/storefront/content/feed');
    expect(alternates('/cart', 'en')?.languages).toMatchObject({
      'ta-IN': expect.stringMatching(/\/ta\/cart$/),
    });
    expect(pageMetadata({ path: '/cart', locale: ta }).openGraph).toMatchObject({
      locale: 'ta_IN',
    });
    expect(urlElements({ path: '/deals' })).toContain('hreflang="ta-IN"');
    expect(appManifest(ta)).toMatchObject({ lang: 'ta-IN', start_url: '/ta' });
    expect(organization(ta).contactPoint.availableLanguage).toContain('ta');
    expect(await blogFeed(ta)).toContain('<language>ta-IN</language>');
  });

  it('speaks English where it has no texts, under the market’s name', async () => {
    const { textOf } = await load.texts();
    const { serverProcess } = await import('@/lib/process/server-process');
    const { defaultCompany } = await import('@/lib/company/company');
    expect(textOf(ta, 'shell.cart')).toBe(textOf('en', 'shell.cart'));
    serverProcess.company = { ...defaultCompany, brand: { en: 'Mela', hi: 'मेला' } };
    expect(textOf(ta, 'shell.brand')).toBe('Mela');
    serverProcess.company = undefined;
  });

  it('takes what it has of its own, file by file, and the rest from the chain', async () => {
    const { filledFrom, sourcesOf } = await import('@/lib/i18n/message-sources');
    const { missingMessages, readMessages } = await import('@/lib/i18n/read-messages');
    expect(await readMessages(ta)).toEqual([{}, {}, {}]);
    const { missing, total } = await missingMessages(ta);
    expect(missing).toBe(total);
    expect(await missingMessages('hi')).toEqual({ missing: 0, total });
    expect(sourcesOf(ta)).toEqual(['en', 'ta']);
    expect(sourcesOf('hi')).toEqual(['hi']);
    expect(filledFrom({ a: { b: 'x', c: 'y' } }, { a: { c: 'z' } })).toEqual({
      a: { b: 'x', c: 'z' },
    });
  });

  it('reads names, dates, sizes and amounts without a word of Hindi', async () => {
    const { translated } = await load.translated();
    const { date, dateRange, dateTime } = await import('@/lib/storefront/format');
    const { amountInWords } = await import('@/lib/marketplace/kernel/money/words');
    const { sizeName } = await import('@/lib/i18n/size-name');
    const row = { name: 'Kurta', translations: { hi: { name: 'कुर्ता' } } };
    expect(translated(row, 'name', ta)).toBe('Kurta');
    expect(translated({ ...row, name: '' }, 'name', ta)).toBe('कुर्ता');
    const said = [
      date('2026-11-24', ta),
      dateRange('2026-11-24', '2026-11-26', ta),
      dateTime('2026-11-24T06:00:00Z', ta),
      amountInWords(10_050, ta),
      sizeName('Pack of 3', ta),
    ].join(' ');
    expect(said).not.toMatch(/\p{Script=Devanagari}/u);
    expect(said).toMatch(/\p{Script=Tamil}/u);
  });

  it('is taken by the API, which asks nobody for its texts', async () => {
    const { langSchema } = await import('@/lib/contract/schemas/common');
    const { categoryBodySchema } = await import('@/lib/contract/schemas/operators/catalogue');
    const { companySchema } = await import('@/lib/contract/schemas/settings/company');
    const { defaultCompany } = await import('@/lib/company/company');
    const { translationsIn } = await load.translated();
    expect(langSchema.parse('ta')).toBe('ta');
    const given = { name: 'Shirts', name_hi: 'कमीज़ें', slug: 'shirts' };
    expect(categoryBodySchema.safeParse(given).success).toBe(true);
    const body = categoryBodySchema.parse({ ...given, name_ta: 'சட்டைகள்' });
    expect(translationsIn(body, ['name'])).toEqual({
      hi: { name: 'कमीज़ें' },
      ta: { name: 'சட்டைகள்' },
    });
    expect(companySchema.safeParse(defaultCompany).success).toBe(true);
  });
});

it('has its columns in files of products', async () => {
  const { importFields } = await import('@/lib/contract/schemas/seller/import-fields');
  const { fieldInfo } = await import('@/lib/marketplace/modules/imports/template');
  const { guessMapping } = await import('@/lib/marketplace/modules/imports/formats/guess-mapping');
  expect(importFields).toContain('description_ta');
  expect(fieldInfo('en').find(({ name }) => name === 'name_ta')).toMatchObject({
    label: 'Name (Tamil)',
    hint: 'The same in Tamil. May be empty.',
  });
  expect(guessMapping('other', ['SKU', 'Tamil name'])).toMatchObject({
    name_ta: { column: 'Tamil name' },
  });
});

it('says at start which language has no row', async () => {
  const { refuseUnknownLanguages } = await load.locales();
  expect(refuseUnknownLanguages).toThrow('MORE_LANGUAGES names xx');
});
