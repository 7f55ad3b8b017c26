/** The sections of the home page, in default order. */
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

/** Sections whose title operators may change. */
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
  /** Maximum banners of each kind. */
  banners: 30,
  picks: 24,
  title: 60,
  text: 140,
} as const;

export const bannerKinds = ['hero', 'promotional'] as const;
export type BannerKind = (typeof bannerKinds)[number];
