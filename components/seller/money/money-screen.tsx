'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import type { Balance, BankAccount } from '@/lib/api/schemas/seller/money';
import { getBalance, getSettlements } from '@/lib/api/seller/money';
import { sellerKeys } from '@/lib/seller/cache';
import { date, dateTime, money } from '@/lib/storefront/format';
import { Loading } from './loading';
import { StatusBadge } from './status-badge';

/** What the store has earned and when it is paid. */
export function MoneyScreen() {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const { data, error, mutate } = useSWR(sellerKeys.balance(lang), () => getBalance(lang));
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      {data ? (
        <>
          <BalanceCards balance={data} />
          <BankAccountCard account={data.bank_account} />
          <SettlementList />
          <WaitingLines balance={data} />
        </>
      ) : (
        <Loading error={error} onRetry={() => mutate()} />
      )}
    </AreaPage>
  );
}

/** What is owed to the store, and which part of it comes when. */
function BalanceCards({ balance }: { balance: Balance }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const owed = balance.balance < 0 ? t('balance_negative') : t('balance_hint');
  const cards = [
    [t('balance'), balance.balance, owed],
    [t('on_the_way'), balance.on_the_way, t('on_the_way_hint')],
    [t('next'), balance.next, t('next_hint', { date: date(balance.next_at, lang) })],
    [t('in_settlement'), balance.in_settlement, t('in_settlement_hint')],
  ] as const;
  return (
    <dl className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {cards.map(([name, amount, hint]) => (
        <Card key={name} className="flex flex-col gap-1">
          <dt className="text-sm text-ink-soft">{name}</dt>
          <dd className="text-2xl font-bold tabular-nums">{money(amount)}</dd>
          <dd className="text-sm text-ink-soft">{hint}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** Where the store is paid out to. */
function BankAccountCard({ account }: { account: BankAccount | null }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const facts = account && [
    [t('holder'), account.holder],
    [t('number'), account.account_number],
    [t('ifsc'), account.ifsc],
  ];
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-bold">{t('bank')}</h2>
        <Writes>
          <Button asChild look={account ? 'outline' : 'primary'}>
            <AreaLink href="/seller/money/bank-account">
              {t(account ? 'change_bank' : 'add_bank')}
            </AreaLink>
          </Button>
        </Writes>
      </div>
      {!facts && <Notice tone="warn">{t('no_bank')}</Notice>}
      {account?.held_until && (
        <Notice tone="warn">{t('held', { date: dateTime(account.held_until, lang) })}</Notice>
      )}
      {facts && (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
          {facts.map(([name, value]) => (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}

/** The store's settlements, newest first. */
function SettlementList() {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useSWR(
    sellerKeys.settlements(lang, page),
    () => getSettlements(lang, page),
    { keepPreviousData: true },
  );
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('settlements')}</h2>
      {!data && <Loading error={error} onRetry={() => mutate()} />}
      {data?.total === 0 && <p className="text-ink-soft">{t('settlements_empty')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {data?.settlements.map((it) => (
          <li key={it.id}>
            <AreaLink
              href={`/seller/money/settlements/${it.id}`}
              className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 rounded-control px-2 py-3 hover:bg-sunken"
            >
              <span className="min-w-0 flex-1 basis-40">
                <b className="block">{it.number}</b>
                <span className="text-sm text-ink-soft">
                  {date(it.period_from, lang)} – {date(lastDay(it.period_to), lang)}
                </span>
              </span>
              <StatusBadge status={it.status} />
              <b className="ml-auto min-w-28 text-right tabular-nums">{money(it.amount)}</b>
            </AreaLink>
          </li>
        ))}
      </ul>
      {data && data.total > data.limit && (
        <div className="flex justify-between gap-2">
          <Button look="quiet" aria-disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <Button
            look="quiet"
            aria-disabled={page * data.limit >= data.total}
            onClick={() => setPage(page + 1)}
          >
            {t('older')}
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Of a period whose end is not included. */
const lastDay = (periodTo: string) => new Date(Date.parse(periodTo) - 1).toISOString();

/** Delivered lines, with the day on which their return window closes. */
function WaitingLines({ balance }: { balance: Balance }) {
  const t = useTranslations('seller_money');
  const lang = useLocale();
  const { waiting, waiting_total } = balance;
  const more = waiting_total - waiting.length;
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('waiting')}</h2>
      {waiting.length === 0 && <p className="text-ink-soft">{t('waiting_empty')}</p>}
      <ul className="flex flex-col divide-y divide-line">
        {waiting.map((line) => (
          <li
            key={`${line.order_number}-${line.name}`}
            className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className="min-w-0 flex-1 basis-48">
              <span className="block font-medium">{line.name}</span>
              <span className="text-sm text-ink-soft">
                {t('order')} {line.order_number}
              </span>
            </span>
            <span className="text-right max-sm:flex max-sm:w-full max-sm:flex-row-reverse max-sm:justify-between">
              <b className="block tabular-nums">{money(line.amount)}</b>
              <span className="text-sm text-ink-soft">
                {t('closes')} {date(line.available_at, lang)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-soft">{t('waiting_more', { count: more })}</p>}
    </Card>
  );
}
