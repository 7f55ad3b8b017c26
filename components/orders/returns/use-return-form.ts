'use client';

import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { RefundAccountInput, RequestReturnBody } from '@/lib/contract/schemas/returns/request';
import type { ReturnKind, ReturnReason } from '@/lib/contract/schemas/returns/terms';
import type { ReturnableItem } from '@/lib/contract/schemas/returns/view';
import { randomKey } from '@/lib/storefront/forms/random-key';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { isReturnable } from '@/lib/storefront/orders/return-choice';
import { returnsChanged } from '@/lib/storefront/orders/use-returns';

export type AccountFields = {
  kind: 'upi' | 'bank';
  upi: string;
  name: string;
  account: string;
  ifsc: string;
};

export type ChosenItem = { quantity: number; replacement: number | undefined };

/** Manages the choices of a return form, and sends the request. */
export function useReturnForm(number: string, items: ReturnableItem[], needsAccount: boolean) {
  const lang = useLocale();
  const errorText = useErrorText();
  const [reason, setReason] = useState<ReturnReason | ''>('');
  const [kind, setKind] = useState<ReturnKind>('refund');
  const [comment, setComment] = useState('');
  const [chosen, setChosen] = useState<Record<number, ChosenItem>>(() => theOnly(items));
  const [account, setAccount] = useState<AccountFields>({
    kind: 'upi',
    upi: '',
    name: '',
    account: '',
    ifsc: '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** The idempotency key of a request, kept as long as the request is the same. */
  const asked = useRef({ request: '', key: '' });

  const open = items.filter((item) => isReturnable(item, { kind, reason }));
  const picked = open.filter(({ item_id }) => chosen[item_id]);
  const lines = picked.map(({ item_id }) => {
    const { quantity = 1, replacement } = chosen[item_id] ?? {};
    return { item_id, quantity, ...(kind === 'exchange' && { replacement_id: replacement }) };
  });
  const isChosen = kind === 'refund' || lines.every((line) => line.replacement_id);
  const about = reason && lines.length && isChosen ? { kind, items: lines, reason } : undefined;

  function bodyOf(pictures: number[]): RequestReturnBody | undefined {
    if (!about) return undefined;
    return {
      ...about,
      comment,
      pictures,
      ...(needsAccount && { refund_to: accountOf(account) }),
    };
  }

  async function send(pictures: number[]): Promise<boolean> {
    const body = bodyOf(pictures);
    if (!body) return false;
    const request = JSON.stringify(body);
    if (asked.current.request !== request) asked.current = { request, key: randomKey() };
    setBusy(true);
    setProblem(undefined);
    setErrors({});
    try {
      await dataOf(
        call('POST /api/orders/{orderNumber}/returns', {
          params: { orderNumber: number },
          lang,
          body,
          idempotencyKey: asked.current.key,
        }),
      );
      await returnsChanged();
      return true;
    } catch (failure) {
      if (failure instanceof ApiError) setErrors(failure.fields);
      setProblem(errorText(failure));
      if (failure instanceof ApiError && failure.status === 409) await returnsChanged();
      return false;
    } finally {
      setBusy(false);
    }
  }

  const choose = (id: number, choice: ChosenItem | undefined) =>
    setChosen(({ [id]: _, ...others }) => (choice ? { ...others, [id]: choice } : others));

  return {
    reason,
    setReason,
    kind,
    setKind,
    comment,
    setComment,
    chosen,
    choose,
    account,
    setAccount,
    open,
    about,
    errors,
    problem,
    busy,
    send,
  };
}

/** The only item of a shipment is chosen beforehand. */
function theOnly([item, ...others]: ReturnableItem[]): Record<number, ChosenItem> {
  if (!item || others.length) return {};
  return { [item.item_id]: { quantity: item.quantity, replacement: undefined } };
}

function accountOf({ kind, upi, name, account, ifsc }: AccountFields): RefundAccountInput {
  return kind === 'upi' ? { kind, upi } : { kind, name, account, ifsc };
}
