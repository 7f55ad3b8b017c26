'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Order } from '@/lib/contract/schemas/orders';
import { toast } from '../browser/toast';
import { randomKey } from '../forms/random-key';
import { useErrorText } from '../forms/use-error-text';
import { useOwnCall } from '../session/use-own-call';
import { useUser } from '../session/use-user';
import type { Quantities } from './cancel-choice';
import { useOrderChanged } from './use-orders';

/** Loads the refund for cancelling these quantities; nothing while none is chosen. */
export function useCancelPreview(orderId: number, quantities: Quantities) {
  const body = { reason: '?', quantities };
  return useOwnCall(
    'POST /api/orders/{id}/cancel',
    Object.keys(quantities).length
      ? { params: { id: orderId }, query: { preview: '1' }, body }
      : null,
    { keepPreviousData: true, dedupingInterval: 0, shouldRetryOnError: false },
  );
}

/** Cancels quantities of an order; explains failures with the texts of §8. */
export function useCancel(order: Order) {
  const lang = useLocale();
  const t = useTranslations('errors');
  const errorText = useErrorText();
  const changed = useOrderChanged();
  const { user } = useUser();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  /** The idempotency key of a cancellation, kept as long as the request is the same. */
  const asked = useRef({ request: '', key: '' });

  function explain(failure: unknown): string | undefined {
    if (!(failure instanceof ApiError)) return t('cancel_failed');
    if (failure.status === 401) {
      // The expired session redirects to the sign-in page.
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
      changed(
        (
          await dataOf(
            call('POST /api/orders/{id}/cancel', {
              params: { id: order.id },
              lang,
              body,
              idempotencyKey: asked.current.key,
            }),
          )
        ).order,
      );
      return true;
    } catch (failure) {
      setProblem(explain(failure));
      if (isOutdated(failure)) {
        changed(
          await dataOf(
            call('GET /api/orders/{orderNumber}', { params: { orderNumber: order.number }, lang }),
          ).catch(() => order),
        );
      }
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { cancel, busy, problem, forget: () => setProblem(undefined) };
}

/** True if the host refused because the order has changed since the dialog was opened. */
export const isOutdated = (failure: unknown) =>
  failure instanceof ApiError && [404, 409, 422].includes(failure.status);
