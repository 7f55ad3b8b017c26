'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import * as api from '@/lib/api/orders';
import { ApiError } from '@/lib/api/request';
import type { Order } from '@/lib/api/schemas/orders';
import { toast } from '../browser/toast';
import { swrKeys } from '../cache';
import { randomKey } from '../forms/random-key';
import { useErrorText } from '../forms/use-error-text';
import { useUser } from '../session/use-user';
import type { Quantities } from './cancel-choice';
import { useOrderChanged } from './use-orders';

/** Reads what cancelling these quantities would give back; nothing while none is chosen. */
export function useCancelPreview(orderId: number, quantities: Quantities) {
  const { user } = useUser();
  const lang = useLocale();
  const chosen = Object.entries(quantities).map(([id, count]) => `${id}:${count}`);
  return useSWR(
    user && chosen.length
      ? swrKeys.cancelPreview(user.email, lang, orderId, chosen.join(','))
      : null,
    () => api.previewCancel(lang, orderId, { reason: '?', quantities }),
    { keepPreviousData: true, dedupingInterval: 0, shouldRetryOnError: false },
  );
}

/** Cancels quantities of an order; says why not by the texts of §8. */
export function useCancel(order: Order) {
  const lang = useLocale();
  const t = useTranslations('errors');
  const errorText = useErrorText();
  const changed = useOrderChanged();
  const { user } = useUser();
  const { mutate } = useSWRConfig();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The idempotency key of a cancellation, kept for as long as it is the same one. */
  const asked = useRef({ request: '', key: '' });

  function explain(failure: unknown): string | undefined {
    if (!(failure instanceof ApiError)) return t('cancel_failed');
    if (failure.status === 401) {
      // The end of the session leads away from here.
      toast.afterNavigation(t('login_to_cancel'), 'error');
      return undefined;
    }
    if (failure.status === 409) return errorText(failure);
    return `${t('cancel_failed')} ${errorText(failure)}`;
  }

  async function cancel(quantities: Quantities, reason: string): Promise<boolean> {
    if (!user) {
      toast.error(t('login_to_cancel'));
      return false;
    }
    const body = { reason, quantities };
    const request = JSON.stringify(body);
    if (asked.current.request !== request) asked.current = { request, key: randomKey() };
    setBusy(true);
    setProblem(undefined);
    try {
      changed((await api.cancelOrder(lang, order.id, body, asked.current.key)).order);
      return true;
    } catch (failure) {
      setProblem(explain(failure));
      if (isOutdated(failure)) {
        changed(await api.getOrder(lang, order.number).catch(() => order));
        await mutate((key) => Array.isArray(key) && key[0] === 'cancel preview');
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { cancel, busy, problem, forget: () => setProblem(undefined) };
}

/** Whether the host refused because the order is no longer what the dialog shows. */
export const isOutdated = (failure: unknown) =>
  failure instanceof ApiError && [404, 409, 422].includes(failure.status);
