import { mutate } from 'swr';
import { call } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { ownKey } from '@/lib/client/use-call';
import type { CartItem } from '@/lib/contract/schemas/cart';
import type { WishlistItem } from '@/lib/contract/schemas/wishlist';
import type { Locale } from '@/lib/i18n/locales';
import { serialQueue } from '../browser/serial-queue';
import { toast } from '../browser/toast';
import { cartKey, dropLine, keepLine } from '../cart/cart-answers';
import { addToCart } from '../cart/cart-calls';
import { type PriceChange, priceChange } from '../cart/price-change';

/** The wishlist's owner, the language, and the texts of `errors`. */
export type Shopper = {
  email: string;
  lang: Locale;
  errors: (key: string, values?: Record<string, string>) => string;
};

type Product = { productId: number; storeId: number };

/** Changes reach the server in the order of the clicks. */
const runInOrder = serialQueue();

/** Shows the change at once, and reverts it when the server refuses; returns the resulting list. */
async function change(
  { email, lang }: Shopper,
  shown: (items: WishlistItem[]) => WishlistItem[],
  write: () => Promise<unknown>,
): Promise<WishlistItem[]> {
  const key = ownKey(email, 'GET /api/wishlist', lang);
  let items: WishlistItem[] = [];
  const changed = async () => {
    await write();
    items = await call('GET /api/wishlist', { lang }).then((given) => given?.items ?? []);
    return items;
  };
  try {
    await mutate<WishlistItem[]>(key, runInOrder(changed), {
      optimisticData: (_, items) => shown(items ?? []),
      revalidate: false,
    });
  } catch (failure) {
    void mutate(key);
    throw failure;
  }
  return items;
}

/** Makes a placeholder item for a filled heart until the server has answered; its id is below 1. */
const onItsWay = (productId: number) => ({ id: -productId, product_id: productId }) as WishlistItem;

const put = (shopper: Shopper, { productId, storeId }: Product) =>
  change(
    shopper,
    (items) =>
      items.some((item) => item.product_id === productId) ? items : [onItsWay(productId), ...items],
    () =>
      call('POST /api/wishlist/add', {
        lang: shopper.lang,
        body: { product_id: productId, store_id: storeId },
      }),
  );

const takeOff = (shopper: Shopper, productId: number) =>
  change(
    shopper,
    (items) => items.filter((item) => item.product_id !== productId),
    async () => {
      const items = (await call('GET /api/wishlist', { lang: shopper.lang }))?.items ?? [];
      const item = items.find((each) => each.product_id === productId);
      if (item)
        await call('DELETE /api/wishlist/remove/{id}', {
          params: { id: item.id },
          lang: shopper.lang,
        });
    },
  );

/** Adds a product to the wishlist and shows a toast. */
export async function addProduct(shopper: Shopper, product: Product): Promise<void> {
  try {
    const items = await put(shopper, product);
    const item = items.find(({ product_id }) => product_id === product.productId);
    if (!item) throw new Error('The wishlist does not hold what was added to it.');
    toast.success(shopper.errors('added_to_wishlist', { product: item.product.name }));
  } catch (failure) {
    refused(shopper, shopper.errors('could_not_add_to_wishlist'), failure);
  }
}

/** Removes a product from the wishlist and shows a toast. */
export async function removeProduct(shopper: Shopper, productId: number): Promise<void> {
  try {
    await takeOff(shopper, productId);
    toast.success(shopper.errors('removed_from_wishlist'));
  } catch (failure) {
    refused(shopper, shopper.errors('could_not_remove_from_wishlist'), failure);
  }
}

/**
 * Moves a product from the wishlist to the cart; a product out of stock stays listed. Shows `done`, and
 * `changed` if the price differs from the one shown.
 */
export async function moveToCart(
  shopper: Shopper,
  { product, unit_price: seenPrice }: WishlistItem,
  { done, changed }: { done: string; changed: (change: PriceChange) => string },
): Promise<void> {
  let note: string | undefined;
  try {
    const { id: productId, store_id: storeId } = product;
    const added = { productId, storeId, quantity: 1, seenPrice };
    const answer = await addToCart(shopper.lang, added);
    keepLine(answer?.data);
    const change = priceChange(seenPrice, answer?.data?.unit_price);
    note = change && changed(change);
  } catch (failure) {
    const text = failure instanceof ApiError && failure.code === 'api' && failure.message;
    return refused(shopper, text || shopper.errors('unexpected'), failure);
  }
  void mutate(cartKey(shopper));
  try {
    await takeOff(shopper, product.id);
    toast.success(done, { description: note });
  } catch (failure) {
    refused(shopper, shopper.errors('could_not_remove_from_wishlist'), failure);
  }
}

/** Moves a line from the cart to the wishlist; the line stays in the cart if that fails. Shows `done`. */
export async function moveToWishlist(
  shopper: Shopper,
  line: CartItem,
  done: string,
): Promise<void> {
  try {
    await put(shopper, { productId: line.product.id, storeId: line.store.id });
  } catch (failure) {
    return refused(shopper, shopper.errors('could_not_add_to_wishlist'), failure);
  }
  try {
    await call('DELETE /api/cart/{cartItemId}', {
      params: { cartItemId: line.id },
      lang: shopper.lang,
    });
    dropLine(line.id);
    toast.success(done);
  } catch (failure) {
    refused(shopper, shopper.errors('could_not_remove_from_cart'), failure);
  }
  void mutate(cartKey(shopper));
}

/** Shows a failure, with the reason if the list is full, the stock is used up or the network failed. */
function refused(shopper: Shopper, title: string, failure: unknown): void {
  const known = failure instanceof ApiError ? failure : undefined;
  if (known?.status === 401) return;
  const isOffline = known?.code === 'network';
  const reason = isOffline ? shopper.errors('network') : known?.status === 409 && known.message;
  toast.error(title, reason && reason !== title ? { description: reason } : undefined);
}
