'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { call } from '@/lib/client/call';
import type { CartItem } from '@/lib/contract/schemas/cart';
import type { Locale } from '@/lib/i18n/locales';
import { knownPincode } from '../addresses/use-pincode';
import { isFromSearch } from '../browser/from-search';
import { serialQueue } from '../browser/serial-queue';
import { toast, toastDurations } from '../browser/toast';
import { withStoreNameFallback } from '../catalog/store-name';
import { useErrorText } from '../forms/use-error-text';
import { useUser } from '../session/use-user';
import { cartKey, type KeptCart, keepLine, withQuantity } from './cart-answers';
import { addToCart, getCart, noTotals, updateCartLine } from './cart-calls';
import { hasReason, isNotFound, isUnauthorized } from './cart-failure';
import { chooseLines, chooseOnly, leftOutLines } from './selection.client';

const none: CartItem[] = [];

type Wanted = {
  productId: number;
  storeId: number;
  quantity: number;
  /** The unit price in rupees, as it was shown. */
  seenPrice: number;
};

/** Changes reach the server in the order of the clicks; of several changes to one line, only the last is sent. */
const runInOrder = serialQueue();
const wanted = new Map<number, number>();
/** True once the toast about a failed load was shown, so that retries do not repeat it. */
let told = false;

async function load(lang: Locale): Promise<KeptCart> {
  const cart = await getCart(lang, { pincode: knownPincode() });
  const items = cart.items.map((item) => ({ ...item, store: withStoreNameFallback(item.store) }));
  return { ...cart, items, settled: true };
}

/** Loads the signed-in shopper's cart; empty for everybody else. Money in rupees. */
export function useCart() {
  const { user, status } = useUser();
  const lang = useLocale();
  const t = useTranslations('errors');
  const tc = useTranslations('cart');
  const errorText = useErrorText();
  const key = user && cartKey({ email: user.email, lang });
  const { data, error, mutate } = useSWR(key, () => load(lang), {
    onSuccess: () => {
      told = false;
    },
    onError(failure) {
      if (told || isUnauthorized(failure) || isNotFound(failure)) return;
      told = true;
      toast.error(t('could_not_load_cart', { message: errorText(failure) }));
    },
  });

  /** Shows the change at once, and reverts it when the server refuses. */
  async function change(shown: (items: CartItem[]) => CartItem[], write: () => Promise<unknown>) {
    const changed = async () => {
      await write();
      return load(lang);
    };
    try {
      await mutate(runInOrder(changed), {
        optimisticData: (_, cart) => ({
          items: shown(cart?.items ?? none),
          totals: cart?.totals ?? noTotals,
          coupon: cart?.coupon ?? null,
          deliveryState: cart?.deliveryState ?? null,
          settled: false,
        }),
        revalidate: false,
      });
    } catch (failure) {
      void mutate();
      throw failure;
    }
  }

  /** Shows a failure as its text of §8, with the reason for a conflict or a network failure. */
  function refused(title: string, failure: unknown) {
    if (isUnauthorized(failure)) return;
    const reason = hasReason(failure) && errorText(failure);
    toast.error(title, reason ? { description: reason } : undefined);
  }

  const reload = () => mutate();

  /**
   * Adds a product. Throws failures to the caller (§8). Returns the current price in rupees, if the API sends
   * it.
   */
  async function add(wanted: Wanted): Promise<number | undefined> {
    const added = { ...wanted, fromSearch: isFromSearch() };
    const answer = await runInOrder(() => addToCart(lang, added));
    keepLine(answer?.data);
    void reload();
    return answer?.data?.unit_price;
  }

  /**
   * Ensures that the cart holds at least this quantity of a product, and chooses only that product. Throws
   * failures to the caller. Returns the current price in rupees.
   */
  async function addAlone(wanted: Wanted): Promise<number | undefined> {
    const { productId, quantity, seenPrice } = wanted;
    const isWanted = ({ product }: CartItem) => product.id === productId;
    const line = data?.items.find(isWanted);
    const added = { ...wanted, fromSearch: isFromSearch() };
    await runInOrder(async () => {
      if (!line) await addToCart(lang, added);
      else if (line.quantity < quantity || line.unit_price !== seenPrice) {
        const most = Math.max(line.quantity, quantity);
        await updateCartLine(lang, line.id, { quantity: most, seenPrice });
      }
    });
    const cart = await reload();
    chooseOnly(productId, cart?.items ?? none);
    return cart?.items.find(isWanted)?.unit_price;
  }

  async function remove(item: CartItem): Promise<void> {
    const others = (items: CartItem[]) => items.filter(({ id }) => id !== item.id);
    try {
      await change(others, () =>
        call('DELETE /api/cart/{cartItemId}', { params: { cartItemId: item.id }, lang }),
      );
      toast.success(t('item_removed_from_cart'), {
        duration: toastDurations.plain,
        action: { label: tc('undo'), onClick: () => void bringBack(item) },
      });
    } catch (failure) {
      refused(t('could_not_remove_from_cart'), failure);
    }
  }

  /** Restores a removed line, chosen or not as before. */
  async function bringBack({ id, product, store, quantity, ...line }: CartItem): Promise<void> {
    const wasLeftOut = leftOutLines().has(id);
    try {
      const seenPrice = line.unit_price;
      const again = { productId: product.id, storeId: store.id, quantity, seenPrice };
      const answer = await runInOrder(() => addToCart(lang, again));
      keepLine(answer?.data);
      if (wasLeftOut && answer?.data) chooseLines([answer.data.id], false);
      await reload();
    } catch (failure) {
      if (!isUnauthorized(failure)) toast.error(errorText(failure));
    }
  }

  /** Sets a line's quantity; below 1 removes the line (specification §4). */
  async function setQuantity(item: CartItem, quantity: number): Promise<void> {
    if (quantity < 1) return remove(item);
    wanted.set(item.id, quantity);
    const counted = (items: CartItem[]) =>
      items.map((each) => (each.id === item.id ? withQuantity(each, quantity) : each));
    try {
      await change(counted, async () => {
        if (wanted.get(item.id) !== quantity) return;
        await updateCartLine(lang, item.id, { quantity, seenPrice: item.unit_price });
      });
    } catch (failure) {
      refused(t('could_not_update_quantity'), failure);
    }
  }

  async function clear(): Promise<void> {
    try {
      await change(
        () => none,
        () => call('DELETE /api/cart', { lang }),
      );
      toast.success(t('cart_cleared'));
    } catch (failure) {
      refused(t('could_not_clear_cart'), failure);
    }
  }

  const items = data?.items ?? none;
  const unread = data?.unread?.length ?? 0;
  return {
    items,
    totals: data?.totals ?? noTotals,
    coupon: data?.coupon ?? null,
    /** Null while the destination is unknown. */
    deliveryState: data?.deliveryState,
    /** The number of lines, not of items. */
    count: items.length + unread,
    isLoading: status !== 'out' && (data ? unread > 0 : !error),
    isSettled: data?.settled ?? false,
    error: error as unknown,
    add,
    addAlone,
    setQuantity,
    remove,
    clear,
    reload,
  };
}
