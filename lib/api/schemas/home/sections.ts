/** What the home page is made of, in its order where no operator changed it. */
export const homeSectionNames = [
  'categories',
  'banners',
  'flash_deal',
  'picks',
  'featured',
  'promotions',
  'top_rated',
  'best_selling',
  'latest',
  'top_sellers',
  'stores',
  'promises',
  'recently_viewed',
] as const;

export type HomeSectionName = (typeof homeSectionNames)[number];

/** Those that show a title, which operators may change. */
export const titledSections: readonly HomeSectionName[] = [
  'flash_deal',
  'picks',
  'featured',
  'top_rated',
  'best_selling',
  'latest',
  'top_sellers',
  'stores',
];

export const homeLimits = {
  /** Of each kind. */
  banners: 30,
  picks: 24,
  title: 60,
  text: 140,
} as const;

export const bannerKinds = ['hero', 'promotional'] as const;
export type BannerKind = (typeof bannerKinds)[number];
