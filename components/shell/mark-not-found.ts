import 'server-only';
import { cacheTags } from '@/lib/caching/tags';
import { lifetimes } from '@/lib/storefront/cache';
import { dependOn } from '@/lib/storefront/depend-on.server';

/**
 * Says that the page which is being rendered was not found. Next's own `notFound()` shows its page by
 * script alone; so the page shows it itself, and the page cache, which reads this tag, answers 404.
 */
export const markNotFound = () => dependOn({ tags: [cacheTags.missing], life: lifetimes.missing });
