'use client';

import { useLocale, useTranslations } from 'next-intl';
import { call, dataOf } from '@/lib/client/call';
import type { CartItem, SavedItem } from '@/lib/contract/schemas/cart';
import { toast } from '../browser/toast';
import { useErrorText } from '../forms/use-error-text';
import { useOwnCall } from '../session/use-own-call';
import { dropLine, keepLine } from './cart-answers';
import { isUnauthorized } from './cart-failure';

const none: SavedItem[] = [];

/** Loads the signed-in shopper's items saved for later. `reloadCart` reloads the cart after a move. */
export function useSaved(reloadCart: () => Promise<unknown>) {
  const lang = useLocale();
  const t = useTranslations('cart');
  const errorText = useErrorText();
  const { data, mutate } = useOwnCall('GET /api/cart/saved');

  const without = (id: number) => data?.filter((item) => item.id !== id);

  /** Sends a change, shows its answer and reloads both lists; shows a failure in a toast. */
  async function change<Answer>(
    write: () => Promise<Answer>,
    show: (answer: Answer) => void,
  ): Promise<Answer | undefined> {
    try {
      const answer = await write();
      show(answer);
      await Promise.all([reloadCart(), mutate()]);
      return answer;
    } catch (failure) {
      if (!isUnauthorized(failure)) toast.error(errorText(failure));
      void mutate();
      return undefined;
    }
  }

  return {
    items: data ?? none,
    async save({ id }: CartItem): Promise<void> {
      const answer = await change(
        () => call('POST /api/cart/{cartItemId}/save', { params: { cartItemId: id }, lang }),
        () => dropLine(id),
      );
      if (answer?.message) toast.success(answer.message);
    },
    async move({ id, quantity }: SavedItem): Promise<void> {
      const line = await change(
        () => dataOf(call('POST /api/cart/saved/{id}/move', { params: { id }, lang })),
        (moved) => {
          keepLine(moved);
          void mutate(without(id), { revalidate: false });
        },
      );
      if (!line) return;
      if (line.quantity < quantity) toast(t('moved_fewer', { count: line.quantity }));
      else toast.success(t('added'));
    },
    async remove({ id }: SavedItem): Promise<void> {
      await change(
        () => call('DELETE /api/cart/saved/{id}', { params: { id }, lang }),
        () => void mutate(without(id), { revalidate: false }),
      );
    },
  };
}
