'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import * as api from '@/lib/api/cart';
import type { CartItem } from '@/lib/api/schemas/cart';
import type { Locale } from '@/lib/i18n/locales';
import { knownPincode } from '../addresses/use-pincode';
import { isFromSearch } from '../browser/from-search';
import { tellOtherTabs } from '../browser/other-tabs';
import { serialQueue } from '../browser/serial-queue';
import { toast, toastDurations } from '../browser/toast';
import { swrKeys } from '../cache';
import { withStoreNameFallback } from '../catalog/store-name';
import { useErrorText } from '../forms/use-error-text';
import { useUser } from '../session/use-user';
import { hasReason, isNotFound, isUnauthorized } from './cart-failure';
import { chooseLines, chooseOnly, leftOutLines } from './selection.client';

/** `settled` is false while a change is on its way and the totals are not yet the server's. */
type ShownCart = api.Cart & { settled: boolean };

const none: CartItem[] = [];

/** Changes reach the server in the order of the clicks; of several to one line, only the last. */
const runInOrder = serialQueue();
const wanted = new Map<number, number>();
/** A cart that cannot be loaded is told once, however often it is tried. */
let told = false;

async function load(lang: Locale): Promise<ShownCart> {
  const cart = await api.getCart(lang, { pincode: knownPincode() });
  const items = cart.items.map((item) => ({ ...item, store: withStoreNameFallback(item.store) }));
  return { ...cart, items, settled: true };
}

/** The signed-in shopper's cart; empty for everybody else. Money in rupees. */
export function useCart() {
  const { user, status } = useUser();
  const lang = useLocale();
  const t = useTranslations('errors');
  const tc = useTranslations('cart');
  const errorText = useErrorText();
  const key = user && swrKeys.cart(user.email, lang);
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

  /** Shows the change at once, and takes it back when the server refuses. */
  async function change(shown: (items: CartItem[]) => CartItem[], write: () => Promise<unknown>) {
    const changed = async () => {
      await write();
      return load(lang);
    };
    try {
      await mutate(runInOrder(changed), {
        optimisticData: (_, cart) => ({
          items: shown(cart?.items ?? none),
          totals: cart?.totals ?? api.noTotals,
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
    tellOtherTabs('cart');
  }

  /** Tells of a failure by its text of §8, with the reason where that is the stock or the connection. */
  function refused(title: string, failure: unknown) {
    if (isUnauthorized(failure)) return;
    const reason = hasReason(failure) && errorText(failure);
    toast.error(title, reason ? { description: reason } : undefined);
  }

  /** Reads the cart anew, here and in the other tabs, e.g. once an order has emptied it. */
  function reload() {
    tellOtherTabs('cart');
    return mutate();
  }

  /** Passes a failure on to the caller (§8). */
  async function add(productId: number, storeId: number, quantity: number): Promise<void> {
    const added = { productId, storeId, quantity, fromSearch: isFromSearch() };
    await runInOrder(() => api.addToCart(lang, added));
    void reload();
  }

  /**
   * Sees to it that a product is in the cart, at least so many of it, and chooses it alone. Passes a failure on to
   * the caller.
   */
  async function addAlone(productId: number, storeId: number, quantity: number): Promise<void> {
    const line = data?.items.find(({ product }) => product.id === productId);
    const added = { productId, storeId, quantity, fromSearch: isFromSearch() };
    await runInOrder(async () => {
      if (!line) await api.addToCart(lang, added);
      else if (line.quantity < quantity) await api.updateCartLine(lang, line.id, quantity);
    });
    const cart = await reload();
    chooseOnly(productId, cart?.items ?? none);
  }

  /** Removes the line. */
  async function remove(item: CartItem): Promise<void> {
    const others = (items: CartItem[]) => items.filter(({ id }) => id !== item.id);
    try {
      await change(others, () => api.removeCartLine(lang, item.id));
      toast.success(t('item_removed_from_cart'), {
        duration: toastDurations.plain,
        action: { label: tc('undo'), onClick: () => void bringBack(item) },
      });
    } catch (failure) {
      refused(t('could_not_remove_from_cart'), failure);
    }
  }

  /** Puts a removed line into the cart again, chosen or not as it was. */
  async function bringBack({ id, product, store, quantity }: CartItem): Promise<void> {
    const wasLeftOut = leftOutLines().has(id);
    try {
      const again = { productId: product.id, storeId: store.id, quantity };
      const answer = await runInOrder(() => api.addToCart(lang, again));
      if (wasLeftOut && answer?.data) chooseLines([answer.data.id], false);
      await reload();
    } catch (failure) {
      if (!isUnauthorized(failure)) toast.error(errorText(failure));
    }
  }

  /** Below 1 removes the line (specification §4). */
  async function setQuantity(item: CartItem, quantity: number): Promise<void> {
    if (quantity < 1) return remove(item);
    wanted.set(item.id, quantity);
    const counted = (items: CartItem[]) =>
      items.map((each) => (each.id === item.id ? withQuantity(each, quantity) : each));
    try {
      await change(counted, async () => {
        if (wanted.get(item.id) === quantity) await api.updateCartLine(lang, item.id, quantity);
      });
    } catch (failure) {
      refused(t('could_not_update_quantity'), failure);
    }
  }

  async function clear(): Promise<void> {
    try {
      await change(
        () => none,
        () => api.clearCart(lang),
      );
      toast.success(t('cart_cleared'));
    } catch (failure) {
      refused(t('could_not_clear_cart'), failure);
    }
  }

  const items = data?.items ?? none;
  return {
    items,
    totals: data?.totals ?? api.noTotals,
    coupon: data?.coupon ?? null,
    /** Null while it is not known where to. */
    deliveryState: data?.deliveryState,
    /** The number of lines, not of items. */
    count: items.length,
    isLoading: status !== 'out' && !data && !error,
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

function withQuantity(item: CartItem, quantity: number): CartItem {
  const line_total = Math.round(item.unit_price * 100 * quantity) / 100;
  return { ...item, quantity, line_total };
}
