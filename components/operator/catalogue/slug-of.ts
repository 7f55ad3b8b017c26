import { latinSlug } from '@/lib/i18n/slugs/latin-slug';

const most = 80;

/**
 * Returns the slug of a name in any script: `Men’s Shirts` is `mens-shirts`, பட்டு `pattu`. Code for other
 * scripts is loaded on demand.
 */
export async function slugOf(name: string): Promise<string> {
  if (/^[\p{Script=Latin}\P{L}]*$/u.test(name)) return latinSlug(name, most);
  const { slugOf: ofAnyScript } = await import('@/lib/i18n/slugs/slug');
  return ofAnyScript(name, most);
}
