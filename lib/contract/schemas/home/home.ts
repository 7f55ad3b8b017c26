import { z } from 'zod';
import { productCardSchema } from '../catalog';
import { keySchema } from '../common';
import { homeSectionNames } from './sections';

export const bannerSchema = z.object({
  id: z.number(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  alt: z.string(),
});

export type Banner = z.infer<typeof bannerSchema>;

/** The home page at a moment, in one language. */
export const homeSchema = z.object({
  banners: z.array(bannerSchema),
  promotions: z.array(bannerSchema),
  sections: z.array(
    z.object({
      name: z.enum(homeSectionNames),
      title: z.string().nullable().describe('null: the one that the shop gives it'),
    }),
  ),
  picks: z.array(productCardSchema).describe('chosen by an operator, those on sale'),
});
export type Home = z.infer<typeof homeSchema>;

export const homePreviewQuerySchema = z.object({ key: keySchema });

export const homePreviewSchema = homeSchema.extend({ at: z.string() });
