import { z } from 'zod';

/** What a shopper can ask to be told of a product: that it is back in stock, or that it costs less. */
export const noticeKinds = ['back', 'cheaper'] as const;

export const ownNoticesSchema = z.object({ back: z.boolean(), cheaper: z.boolean() });

export type NoticeKind = (typeof noticeKinds)[number];
export type OwnNotices = z.infer<typeof ownNoticesSchema>;
