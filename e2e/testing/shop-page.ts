import type { Page } from '@playwright/test';
import { texts } from './texts';

/** Parts of every page, in English. */
const t = texts('en');

export const main = (page: Page) => page.getByRole('main');
export const banner = (page: Page) => page.getByRole('banner');
export const cartLink = (page: Page, count: number) =>
  banner(page).getByRole('link', { name: t('cart.open', { count }) });
export const wishlistLink = (page: Page, count: number) =>
  banner(page).getByRole('link', { name: t('wishlist.open', { count }) });
export const addButton = (page: Page) =>
  main(page)
    .getByRole('button', { name: t('cart.add'), exact: true })
    .first();
/** Closes the cart beside the page, which opens on wide screens after something was added. */
export const closeSideCart = (page: Page, close = t('auth.close')) =>
  page.getByRole('dialog').getByRole('button', { name: close, exact: true }).click();
export const heart = (page: Page, name: string) =>
  main(page)
    .getByRole('button', { name: t('wishlist.heart', { name }), exact: true })
    .first();
