import { mutate } from 'swr';
import { addToCart } from '@/lib/api/cart';
import { setNotice } from '@/lib/api/notices';
import { askQuestion, reportQuestion } from '@/lib/api/questions';
import { ApiError } from '@/lib/api/request';
import { voteReview } from '@/lib/api/reviews';
import type { CartItem } from '@/lib/api/schemas/cart';
import { pathIn } from '@/lib/i18n/language-path';
import { tellOtherTabs } from '@/lib/storefront/browser/other-tabs';
import { toast } from '@/lib/storefront/browser/toast';
import { swrKeys } from '@/lib/storefront/cache';
import { chooseOnly } from '@/lib/storefront/cart/selection.client';
import type { PendingAction } from '@/lib/storefront/session/pending-action';
import { addProduct, type Shopper } from '@/lib/storefront/wishlist/wishlist-changes';

/** Performs the action that a visitor asked for before signing in. */
export async function resumePendingAction(
  action: PendingAction,
  shopper: Shopper,
  addedToCart: string,
): Promise<void> {
  if (action.kind === 'wishlist') return addProduct(shopper, action);
  if (action.kind !== 'cart') return resumeForProduct(action, shopper);
  try {
    await addToCart(shopper.lang, action);
    if (action.buyNow) return await goToCheckout(action.productId, shopper);
    toast.success(addedToCart);
  } catch (failure) {
    sayFailure(failure, shopper);
  }
  tellOtherTabs('cart');
  await mutate(swrKeys.cart(shopper.email, shopper.lang));
}

type OfProduct = Exclude<PendingAction, { kind: 'cart' | 'wishlist' }>;

function sendLate(action: OfProduct, lang: Shopper['lang']): Promise<{ message?: string }> {
  if (action.kind === 'vote') return voteReview(lang, action.reviewId, true);
  if (action.kind === 'question') return askQuestion(lang, action.productId, action.question);
  if (action.kind === 'report') return reportQuestion(lang, action.questionId);
  return setNotice(lang, action.productId, action.about, true);
}

async function resumeForProduct(action: OfProduct, shopper: Shopper): Promise<void> {
  try {
    const { message } = await sendLate(action, shopper.lang);
    if (message) toast.success(message);
  } catch (failure) {
    sayFailure(failure, shopper);
  }
  await mutate(
    (key) => Array.isArray(key) && ['own review', 'own questions', 'notices'].includes(key[0]),
  );
}

function sayFailure(failure: unknown, { errors }: Shopper): void {
  const said = failure instanceof ApiError && failure.code === 'api' ? failure.message : '';
  toast.error(said || errors('unexpected'));
}

async function goToCheckout(productId: number, { email, lang }: Shopper): Promise<void> {
  const cart: { items: CartItem[] } | undefined = await mutate(swrKeys.cart(email, lang));
  chooseOnly(productId, cart?.items ?? []);
  window.location.assign(pathIn(lang, '/checkout'));
}
