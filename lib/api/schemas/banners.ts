import { z } from 'zod';

export const bannerSchema = z.object({
  id: z.number(),
  title: z.string(),
  text: z.string(),
  image: z.string(),
  link: z.string(),
  alt: z.string(),
});

export type Banner = z.infer<typeof bannerSchema>;
