import { normalised } from '@/lib/text/normalised';

/**
 * Makes a slug of the Latin letters and digits of a text: `Café Crème’s Mug` becomes `cafe-cremes-mug`; ''
 * without any.
 */
export const latinSlug = (text: string, most = 100): string =>
  normalised(text, 600, 'NFKD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, most)
    .replace(/-+$/, '');
