import { normalised } from '@/lib/security/normalised';

/** What an English name becomes in an address: `Men’s Shirts` is `mens-shirts`. */
export const slugOf = (name: string): string =>
  normalised(name, 300, 'NFD')
    .toLowerCase()
    .replace(/['’]|\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80);
