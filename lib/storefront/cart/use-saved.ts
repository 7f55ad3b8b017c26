'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import * as api from '@/lib/api/cart';
import type { CartItem, SavedItem } from '@/lib/api/schemas/cart';
import { toast } from '../browser/toast';
import { swrKeys } from '../cache';
import { useErrorText } from '../forms/use-error-text';
import { useUser } from '../session/use-user';
import { isUnauthorized } from './cart-failure';

const none: SavedItem[] = [];

/** What the signed-in shopper has put aside from the cart. `reloadCart` reads the cart anew after a move. */
export function useSaved(reloadCart: () => Promise<unknown>) {
  const { user } = useUser();
  const lang = useLocale();
  const t = useTranslations('cart');
  const errorText = useErrorText();
  const key = user && swrKeys.savedItems(user.email, lang);
  const { data, mutate } = useSWR(key, () => api.listSaved(lang));

  /** Does it and reads both lists again; tells of a failure. */
  async function change<Answer>(write: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await write();
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
      const answer = await change(() => api.saveCartLine(lang, id));
      if (answer?.message) toast.success(answer.message);
    },
    async move({ id, quantity }: SavedItem): Promise<void> {
      const line = await change(() => api.moveSaved(lang, id));
      if (!line) return;
      if (line.quantity < quantity) toast(t('moved_fewer', { count: line.quantity }));
      else toast.success(t('added'));
    },
    async remove({ id }: SavedItem): Promise<void> {
      await change(() => api.removeSaved(lang, id));
    },
  };
}
