'use client';

import { IndianRupee } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { DataTable } from '@/components/areas/table/data-table';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/layout';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import { useCall } from '@/lib/client/use-call';
import type { Balance, BankAccount } from '@/lib/contract/schemas/seller/money';
import { date, dateTime, money } from '@/lib/storefront/format';
import { endOfPeriod } from '@/lib/time/india';
import { Loading } from './loading';
import { SalesFiles } from './sales-files';
import { StatusBadge } from './status-badge';

/** The store's earnings and payout dates. */
export function MoneyScreen() {
  const t = useTranslations('seller_money');
  const { data, error, mutate } = useCall('GET /api/seller/balance');
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      {data ? (
        <>
          <BalanceCards balance={data} />
          <BankAccountCard account={data.bank_account} />
          <SettlementList />
          <WaitingLines balance={data} />
          <SalesFiles />
        </>
      ) : (
        <Loading error={error} onRetry={() => mutate()} />
      )}
    </AreaPage>
  );
}

/** The amount owed to the store, and its parts by due date. */
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
          <Whole as="dd" className="text-2xl font-bold tabular-nums">
            {money(amount)}
          </Whole>
          <dd className="text-sm text-ink-soft">{hint}</dd>
        </Card>
      ))}
    </dl>
  );
}

/** The account to which the store is paid. */
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
  return (
    <Section title={t('settlements')}>
      <DataTable
        name="settlements"
        label={t('settlements')}
        endpoint="GET /api/seller/settlements"
        rows="settlements"
        id={({ id }) => id}
        rowName={({ number }) => number}
        columns={[
          {
            key: 'number',
            label: t('settlement_number'),
            kind: 'link',
            value: ({ number }) => number,
            href: ({ id }) => `/seller/money/settlements/${id}`,
            card: 'title',
          },
          {
            key: 'period',
            label: t('period'),
            value: ({ period_from: from, period_to: to }) =>
              `${date(from, lang)} – ${date(endOfPeriod(to), lang)}`,
            card: 'line',
          },
          {
            key: 'status',
            label: t('status'),
            value: ({ status }) => t(`status_${status}`),
            cell: ({ status }) => <StatusBadge status={status} />,
            card: 'state',
          },
          {
            key: 'amount',
            label: t('amount'),
            kind: 'amount',
            value: ({ amount }) => amount,
            card: 'amount',
          },
        ]}
        empty={{ icon: IndianRupee, title: t('settlements_empty') }}
      />
    </Section>
  );
}

/** Delivered lines, with the last day of their return window. */
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
                {t('order')} <Whole>{line.order_number}</Whole>
              </span>
            </span>
            <span className="text-right max-sm:flex max-sm:w-full max-sm:flex-row-reverse max-sm:justify-between">
              <Whole as="b" className="block tabular-nums">
                {money(line.amount)}
              </Whole>
              <span className="text-sm text-ink-soft">
                {t('closes')} <Whole>{date(line.available_at, lang)}</Whole>
              </span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-ink-soft">{t('waiting_more', { count: more })}</p>}
    </Card>
  );
}
