import 'server-only';
import { cacheTags } from '@/lib/caching/tags';
import { lifetimes } from '@/lib/storefront/cache';
import { dependOn } from '@/lib/storefront/depend-on.server';

/**
 * Marks the page being rendered as not found. Next's own `notFound()` renders its page by script only, so the
 * page renders it itself, and the page cache, which reads this tag, answers 404.
 */
export const markNotFound = () => dependOn({ tags: [cacheTags.missing], life: lifetimes.missing });

/** Marks the page being rendered as that of a product that is no longer sold: the page cache answers 410. */
export const markGone = () => dependOn({ tags: [cacheTags.gone], life: lifetimes.catalog });
