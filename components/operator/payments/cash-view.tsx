'use client';

import { Banknote } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { SubmitButton } from '@/components/account/submit-button';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { LoadedList } from '@/components/areas/loaded';
import { useSend } from '@/components/areas/use-action';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { enterCash, getCashDue } from '@/lib/api/operators/orders';
import type { CashDue, CashResult } from '@/lib/api/schemas/operators/cash';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { date, money } from '@/lib/storefront/format';
import { useListQuery } from '../ui/use-list-query';

/** Cash that courier or store has yet to hand over, and the form that enters a deposit of it. */
export function CashView() {
  const t = useTranslations('operator_cash');
  const lang = useLocale();
  const { page, open } = useListQuery();
  const list = useSWR(operatorKeys.cash(lang, page), () => getCashDue(lang, { page }), {
    keepPreviousData: true,
  });
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <LoadedList
        of={list}
        count={({ orders }) => orders.length}
        page={page}
        onPage={(to) => open({ page: to })}
        none={<EmptyState icon={Banknote} level={2} title={t('none')} />}
      >
        {({ orders }) => <Deposit orders={orders} onEntered={() => list.mutate()} />}
      </LoadedList>
    </AreaPage>
  );
}

function Deposit({ orders, onEntered }: { orders: CashDue[]; onEntered: () => void }) {
  const t = useTranslations('operator_cash');
  const lang = useLocale();
  const [chosen, setChosen] = useState<string[]>([]);
  const [results, setResults] = useState<CashResult[]>([]);
  const { busy, failure, errors, send } = useSend();
  const picked = orders.filter(({ order_number }) => chosen.includes(order_number));
  const sum = picked.reduce((total, { amount }) => total + amount, 0);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    await send(async () => {
      const counted = picked.map(({ order_number }) => ({
        order_number,
        amount: Number(given.get(`amount ${order_number}`)),
      }));
      const reference = String(given.get('reference') ?? '').trim();
      const answer = await enterCash(lang, { reference, orders: counted });
      const entered = answer.results.filter((result) => result.entered);
      setResults(answer.results.filter((result) => !result.entered));
      setChosen([]);
      if (entered.length) toast.success(t('done', { count: entered.length }));
      onEntered();
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <ul className="flex flex-col gap-3">
        {orders.map((order) => {
          const { order_number: number } = order;
          const isChosen = chosen.includes(number);
          return (
            <li key={number}>
              <Card className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 sm:grid-cols-[auto_minmax(0,1fr)_10rem]">
                <label className="inline-flex min-h-11 min-w-11 items-center justify-center">
                  <input
                    type="checkbox"
                    className="size-5 accent-brand"
                    checked={isChosen}
                    onChange={() =>
                      setChosen(
                        isChosen ? chosen.filter((each) => each !== number) : [...chosen, number],
                      )
                    }
                  />
                  <span className="sr-only">{t('choose', { number })}</span>
                </label>
                <div className="flex min-w-0 flex-col">
                  <AreaLink
                    href={`/operator/orders/${number}`}
                    className="font-semibold text-brand hover:underline"
                  >
                    {number}
                  </AreaLink>
                  <span className="text-sm text-ink-soft wrap-anywhere">
                    {[order.stores, t('delivered', { date: date(order.delivered_at, lang) })].join(
                      ' · ',
                    )}
                  </span>
                </div>
                {isChosen ? (
                  <TextField
                    className="max-sm:col-start-2"
                    label={t('amount', { number })}
                    name={`amount ${number}`}
                    inputMode="decimal"
                    defaultValue={String(order.amount)}
                    autoComplete="off"
                  />
                ) : (
                  <b className="tabular-nums max-sm:col-start-2 sm:text-end">
                    {money(order.amount)}
                  </b>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
      {results.length > 0 && (
        <Notice tone="bad">
          {results.map(({ order_number, message }) => (
            <p key={order_number}>{`${order_number}: ${message}`}</p>
          ))}
        </Notice>
      )}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {picked.length > 0 && (
        <Card className="flex flex-col gap-4">
          <p className="font-semibold tabular-nums">
            {t('chosen', { count: picked.length, amount: money(sum) })}
          </p>
          <TextField
            label={t('reference')}
            hint={t('reference_hint')}
            name="reference"
            autoComplete="off"
            maxLength={40}
            error={errors.reference}
            required
          />
          <SubmitButton busy={busy}>{t('enter')}</SubmitButton>
        </Card>
      )}
    </form>
  );
}
