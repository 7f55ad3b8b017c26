import { z } from 'zod';

/** Notices for a product: it is back in stock, or its price has dropped. */
export const noticeKinds = ['back', 'cheaper'] as const;

export const ownNoticesSchema = z.object({ back: z.boolean(), cheaper: z.boolean() });

export type NoticeKind = (typeof noticeKinds)[number];
export type OwnNotices = z.infer<typeof ownNoticesSchema>;
