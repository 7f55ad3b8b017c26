import { z } from 'zod';
import { languages, locales } from '@/lib/i18n/locales';
import { fieldIn } from '@/lib/i18n/translated';
import { inFields } from '../by-language';
import { idSchema, line, optionalLine, searchTextSchema } from '../common';
import { bannerKinds, homeLimits, homeSectionNames } from './sections';

const moment = z.iso.datetime({ error: 'date', offset: true }).nullable().default(null);

/** A banner as operators enter it; its texts are required in each language in which it is shown. */
export const bannerBodySchema = z
  .object({
    kind: z.enum(bannerKinds, { error: 'required' }),
    image: z
      .string({ error: 'picture_required' })
      .max(200)
      .regex(/^\/(api\/uploads|media)\/[a-z0-9/-]+\.webp$/, 'picture_required'),
    link: line(500),
    locale: z.enum(locales).nullable().default(null).describe('null: in both languages'),
    starts_at: moment,
    ends_at: moment,
    is_hidden: z.boolean().default(false),
    ...inFields('title', optionalLine(homeLimits.title)),
    ...inFields('text', optionalLine(homeLimits.text)),
    ...inFields('alt', optionalLine(homeLimits.text)),
  })
  .superRefine((banner, context) => {
    const wrong = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    const { locale, starts_at, ends_at } = banner;
    for (const name of ['title', 'alt'] as const) {
      for (const lang of locale ? [locale] : locales) {
        const field = fieldIn(name, lang);
        if (!banner[field] && !(locale === null && languages[lang].isPartial)) {
          wrong(field, 'required');
        }
      }
    }
    if (starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at)) {
      wrong('ends_at', 'coupon_period');
    }
  });
export type BannerBody = z.output<typeof bannerBodySchema>;

export const managedBannerSchema = z.object({
  id: z.number(),
  kind: z.enum(bannerKinds),
  image: z.string(),
  link: z.string(),
  locale: z.enum(locales).nullable(),
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  state: z.enum(['live', 'waiting', 'over', 'hidden']),
  ...inFields('title', z.string()),
  ...inFields('text', z.string()),
  ...inFields('alt', z.string()),
});
export type ManagedBanner = z.infer<typeof managedBannerSchema>;

const sectionSchema = z.object({
  name: z.enum(homeSectionNames),
  is_hidden: z.boolean().default(false),
  ...inFields('title', optionalLine(homeLimits.title)),
});

/** All sections in display order. */
export const sectionsBodySchema = z.object({
  sections: z
    .array(sectionSchema)
    .max(homeSectionNames.length, 'home_sections')
    .refine(
      (all) => new Set(all.map(({ name }) => name)).size === homeSectionNames.length,
      'home_sections',
    ),
});
export type SectionsBody = z.output<typeof sectionsBodySchema>;

export const managedSectionSchema = z.object({
  name: z.enum(homeSectionNames),
  is_hidden: z.boolean(),
  ...inFields('title', z.string().nullable()),
});
export type ManagedSection = z.infer<typeof managedSectionSchema>;

/** Listings in display order; an empty list hides the section. */
export const picksBodySchema = z.object({
  listing_ids: z
    .array(idSchema)
    .max(homeLimits.picks, 'home_picks_many')
    .refine((ids) => new Set(ids).size === ids.length, 'home_pick_twice'),
});

export const pickSchema = z.object({
  listing_id: z.number(),
  name: z.string(),
  store: z.string(),
  image: z.string().nullable(),
  is_on_sale: z.boolean(),
});
export type Pick = z.infer<typeof pickSchema>;

export const managedHomeSchema = z.object({
  banners: z.array(managedBannerSchema),
  sections: z.array(managedSectionSchema),
  picks: z.array(pickSchema),
});

export const pickSearchSchema = z.object({ search: searchTextSchema });

/** `at` defaults to the time of the request. */
export const previewQuerySchema = z.object({
  at: z.iso.datetime({ error: 'date', offset: true }).optional(),
});
