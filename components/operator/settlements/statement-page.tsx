'use client';

import { ChevronLeft } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AmountTable } from '@/components/areas/amount-table';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { useAction } from '@/components/areas/use-action';
import { Facts } from '@/components/operator/ui/facts';
import { Panel } from '@/components/operator/ui/panel';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { PayoutAttempt } from '@/lib/contract/schemas/operators/payouts';
import type { OperatorStatement } from '@/lib/contract/schemas/operators/statement';
import { sumNames } from '@/lib/documents/statement';
import { saveFile } from '@/lib/storefront/browser/save-file';
import { date, dateTime, money } from '@/lib/storefront/format';
import { endOfPeriod } from '@/lib/time/india';
import { AdjustDialog } from './adjust-dialog';
import { PayoutFacts } from './payout-facts';
import { SettlementSteps } from './settlement-steps';

/** Refresh interval in milliseconds while a payout is under way. */
const everyFiveSeconds = 5_000;

/** A settlement with its lines. */
export function StatementPage({ id }: { id: number }) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { run } = useAction();
  const [page, setPage] = useState(1);
  const [isAdjusting, setAdjusting] = useState(false);
  const read = useCall(
    'GET /api/operator/settlements/{id}',
    { params: { id }, query: { page, limit: 50 } },
    {
      keepPreviousData: true,
      refreshInterval: (latest) => (latest?.status === 'paying' ? everyFiveSeconds : 0),
    },
  );
  const shown = read.data;

  const download = () =>
    run(async () => {
      const { file_name, csv } = await dataOf(
        call('GET /api/operator/settlements/{id}/statement', { lang, params: { id } }),
      );
      saveFile(file_name, csv);
    });

  return (
    <AreaPage
      wide
      title={shown ? shown.store.name : t('title')}
      hint={
        shown &&
        `${shown.number} · ${date(shown.period_from, lang)} – ${date(endOfPeriod(shown.period_to), lang)}`
      }
      actions={
        <AreaLink
          href="/operator/settlements"
          className="inline-flex min-h-11 items-center gap-1 text-brand hover:underline"
        >
          <ChevronLeft aria-hidden className="size-5" />
          {t('back')}
        </AreaLink>
      }
    >
      <Loaded of={read}>
        {(statement) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone={statement.status === 'paid' ? 'good' : 'info'}>
                {t(`status.${statement.status}`)}
              </Badge>
              <SettlementSteps
                settlement={{ ...statement, payout: statement.payouts[0] ?? null }}
                payoutsBy={statement.payouts_by}
                onChanged={() => read.mutate()}
              />
              <Button look="outline" onClick={() => void download()}>
                {t('csv')}
              </Button>
              <Button look="outline" onClick={() => setAdjusting(true)}>
                {t('adjust')}
              </Button>
            </div>
            <Panel title={t('sums_title')}>
              <Facts
                className="grid-cols-2 md:grid-cols-4"
                facts={[
                  ...sumNames
                    .filter((name) => statement.totals[name] !== 0)
                    .map((name) => [t(`sums.${name}`), money(statement.totals[name])] as const),
                  [
                    t('net'),
                    <Whole as="b" key="net">
                      {money(statement.totals.net)}
                    </Whole>,
                  ],
                  [t('bank_account'), t(`bank.${statement.bank_account}`)],
                  ['UTR', statement.utr],
                  [t('invoice'), statement.commission_invoice?.number],
                ]}
              />
            </Panel>
            <PayoutsPanel payouts={statement.payouts} />
            <StatementTable statement={statement} />
            <PageSteps
              page={page}
              pages={Math.ceil(statement.total_lines / statement.limit)}
              onChoose={setPage}
            />
            {isAdjusting && (
              <AdjustDialog store={statement.store} onClose={() => setAdjusting(false)} />
            )}
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

/** Every payout attempt of a settlement, newest first. */
function PayoutsPanel({ payouts }: { payouts: readonly PayoutAttempt[] }) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  if (!payouts.length) return null;
  return (
    <Panel title={t('payouts')}>
      <ul className="divide-y divide-line">
        {payouts.map((payout) => (
          <li key={payout.attempt} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b>{t('payout_attempt', { attempt: payout.attempt })}</b>
              <Whole as="b" className="tabular-nums">
                {money(payout.amount)}
              </Whole>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <PayoutFacts payout={payout} />
            </p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-soft">
              <Whole>{dateTime(payout.created_at, lang)}</Whole>
              {payout.requested_by && <span>{t('payout_by', { name: payout.requested_by })}</span>}
              {payout.provider_id && <span>{payout.provider_id}</span>}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The lines of a settlement. */
function StatementTable({ statement }: { statement: OperatorStatement }) {
  const t = useTranslations('operator_settlements');
  const names = sumNames.filter((name) => statement.totals[name] !== 0);
  return (
    <AmountTable
      label={t('lines')}
      title={t('line')}
      columns={[
        ...names.map((name) => ({ key: name, title: t(`sums.${name}`) })),
        { key: 'line-net', title: t('net') },
      ]}
      hasNet
      rows={statement.lines.map((line) => ({
        key: `${line.order_number} ${line.sku} ${line.description}`,
        head: (
          <>
            <span className="block font-medium wrap-anywhere">{line.description}</span>
            {line.order_number && (
              <AreaLink
                href={`/operator/orders/${line.order_number}`}
                className="inline-flex min-h-9 items-center text-brand hover:underline"
              >
                <Whole>{line.order_number}</Whole>
              </AreaLink>
            )}
          </>
        ),
        amounts: [
          ...names.map((name) => (line[name] === 0 ? undefined : money(line[name]))),
          money(line.net),
        ],
      }))}
    />
  );
}
