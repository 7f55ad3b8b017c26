import { mutate } from 'swr';
import { answerOf, call } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { CartItem } from '@/lib/contract/schemas/cart';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { cartKey, keepLine } from '@/lib/storefront/cart/cart-answers';
import { addToCart } from '@/lib/storefront/cart/cart-calls';
import { type PriceChange, priceChange } from '@/lib/storefront/cart/price-change';
import { chooseOnly } from '@/lib/storefront/cart/selection.client';
import { ofProduct, readAnew } from '@/lib/storefront/kept-answers';
import type { PendingAction } from '@/lib/storefront/session/pending-action';
import { addProduct, type Shopper } from '@/lib/storefront/wishlist/wishlist-changes';

/** Performs the action that a visitor requested before signing in. */
export async function resumePendingAction(
  action: PendingAction,
  shopper: Shopper,
  texts: { added: string; changed: (change: PriceChange) => string },
): Promise<void> {
  if (action.kind === 'wishlist') return addProduct(shopper, action);
  if (action.kind !== 'cart') return resumeForProduct(action, shopper);
  try {
    const line = (await addToCart(shopper.lang, action))?.data;
    keepLine(line);
    const { seenPrice } = action;
    const change = seenPrice && priceChange(seenPrice, line?.unit_price);
    const note = change ? texts.changed(change) : undefined;
    if (action.buyNow) {
      if (note) toast.afterNavigation(note);
      return await goToCheckout(action.productId, shopper);
    }
    toast.success(texts.added, { description: note });
  } catch (failure) {
    sayFailure(failure, shopper);
  }
  await mutate(cartKey(shopper));
}

type OfProduct = Exclude<PendingAction, { kind: 'cart' | 'wishlist' }>;

function sendLate(action: OfProduct, lang: Shopper['lang']): Promise<{ message?: string }> {
  if (action.kind === 'vote')
    return answerOf(
      call('PUT /api/reviews/{id}/helpful', { params: { id: action.reviewId }, lang }),
    );
  if (action.kind === 'question')
    return answerOf(
      call('POST /api/products/{id}/questions', {
        params: { id: action.productId },
        lang,
        body: { question: action.question },
      }),
    );
  if (action.kind === 'report')
    return answerOf(
      call('POST /api/questions/{id}/report', { params: { id: action.questionId }, lang }),
    );
  return answerOf(
    call('PUT /api/products/{id}/notices/{kind}', {
      params: { id: action.productId, kind: action.about },
      lang,
    }),
  );
}

async function resumeForProduct(action: OfProduct, shopper: Shopper): Promise<void> {
  try {
    const { message } = await sendLate(action, shopper.lang);
    if (message) toast.success(message);
  } catch (failure) {
    sayFailure(failure, shopper);
  }
  await readAnew(ofProduct);
}

function sayFailure(failure: unknown, { errors }: Shopper): void {
  const said = failure instanceof ApiError && failure.code === 'api' ? failure.message : '';
  toast.error(said || errors('unexpected'));
}

async function goToCheckout(productId: number, shopper: Shopper): Promise<void> {
  const cart: { items: CartItem[] } | undefined = await mutate(cartKey(shopper));
  chooseOnly(productId, cart?.items ?? []);
  window.location.assign(pathIn(shopper.lang, '/checkout'));
}
