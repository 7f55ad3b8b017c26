import { z } from 'zod';

/** `url`: a path of this site, or its absolute address. */
export const shortenBodySchema = z.object({
  url: z.string({ error: 'url_own' }).trim().min(1, 'url_own').max(1000, 'too_long'),
});

export const shortLinkSchema = z.object({ code: z.string(), short_url: z.string() });

/** Where a short link leads: a path of this site with its query. */
export const shortLinkTargetSchema = z.object({ code: z.string(), path: z.string() });

export type ShortLink = z.infer<typeof shortLinkSchema>;
export type ShortLinkTarget = z.infer<typeof shortLinkTargetSchema>;
