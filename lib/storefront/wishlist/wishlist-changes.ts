import { mutate } from 'swr';
import { addToCart, removeCartLine } from '@/lib/api/cart';
import { ApiError } from '@/lib/api/request';
import type { CartItem } from '@/lib/api/schemas/cart';
import type { WishlistItem } from '@/lib/api/schemas/wishlist';
import { addToWishlist, getWishlist, removeFromWishlist } from '@/lib/api/wishlist';
import type { Locale } from '@/lib/i18n/locales';
import { tellOtherTabs } from '../browser/other-tabs';
import { serialQueue } from '../browser/serial-queue';
import { toast } from '../browser/toast';
import { swrKeys } from '../cache';

/** Whose wishlist, in which language, and the texts of `errors`. */
export type Shopper = {
  email: string;
  lang: Locale;
  errors: (key: string, values?: Record<string, string>) => string;
};

type Product = { productId: number; storeId: number };

/** Changes reach the server in the order of the clicks. */
const runInOrder = serialQueue();

/** Shows the change at once, and takes it back when the server refuses; answers the list as it then is. */
async function change(
  { email, lang }: Shopper,
  shown: (items: WishlistItem[]) => WishlistItem[],
  write: () => Promise<unknown>,
): Promise<WishlistItem[]> {
  const key = swrKeys.wishlist(email, lang);
  let items: WishlistItem[] = [];
  const changed = async () => {
    await write();
    items = await getWishlist(lang);
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
  tellOtherTabs('wishlist');
  return items;
}

/** A filled heart until the server has answered with the item itself; its id is below 1. */
const onItsWay = (productId: number) => ({ id: -productId, product_id: productId }) as WishlistItem;

const put = (shopper: Shopper, product: Product) =>
  change(
    shopper,
    (items) =>
      items.some((item) => item.product_id === product.productId)
        ? items
        : [onItsWay(product.productId), ...items],
    () => addToWishlist(shopper.lang, product),
  );

const takeOff = (shopper: Shopper, productId: number) =>
  change(
    shopper,
    (items) => items.filter((item) => item.product_id !== productId),
    async () => {
      const items = await getWishlist(shopper.lang);
      const item = items.find((each) => each.product_id === productId);
      if (item) await removeFromWishlist(shopper.lang, item.id);
    },
  );

/** Puts a product on the wishlist and says so. */
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

/** Takes a product off the wishlist and says so. */
export async function removeProduct(shopper: Shopper, productId: number): Promise<void> {
  try {
    await takeOff(shopper, productId);
    toast.success(shopper.errors('removed_from_wishlist'));
  } catch (failure) {
    refused(shopper, shopper.errors('could_not_remove_from_wishlist'), failure);
  }
}

/** Moves a product from the wishlist to the cart; it stays listed when it is out of stock. Shows `done`. */
export async function moveToCart(
  shopper: Shopper,
  { product }: WishlistItem,
  done: string,
): Promise<void> {
  try {
    const { id: productId, store_id: storeId } = product;
    await addToCart(shopper.lang, { productId, storeId, quantity: 1 });
  } catch (failure) {
    const text = failure instanceof ApiError && failure.code === 'api' && failure.message;
    return refused(shopper, text || shopper.errors('unexpected'), failure);
  }
  cartChanged(shopper);
  try {
    await takeOff(shopper, product.id);
    toast.success(done);
  } catch (failure) {
    refused(shopper, shopper.errors('could_not_remove_from_wishlist'), failure);
  }
}

/** Moves a line from the cart to the wishlist; it stays in the cart when that fails. Shows `done`. */
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
    await removeCartLine(shopper.lang, line.id);
    toast.success(done);
  } catch (failure) {
    refused(shopper, shopper.errors('could_not_remove_from_cart'), failure);
  }
  cartChanged(shopper);
}

function cartChanged({ email, lang }: Shopper): void {
  void mutate(swrKeys.cart(email, lang));
  tellOtherTabs('cart');
}

/** Tells of a failure, with the reason where the list or the stock is at its end or nothing got through. */
function refused(shopper: Shopper, title: string, failure: unknown): void {
  const known = failure instanceof ApiError ? failure : undefined;
  if (known?.status === 401) return;
  const isOffline = known?.code === 'network';
  const reason = isOffline ? shopper.errors('network') : known?.status === 409 && known.message;
  toast.error(title, reason && reason !== title ? { description: reason } : undefined);
}
