'use client';

import { Landmark } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaDialog } from '@/components/areas/dialog';
import { DataTable } from '@/components/areas/table/data-table';
import type { ListHandle } from '@/components/areas/table/description';
import { RowButton } from '@/components/areas/table/row-button';
import { useListQuery } from '@/components/areas/table/use-list-query';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call, dataOf } from '@/lib/client/call';
import type { PayoutKind } from '@/lib/contract/schemas/operators/payouts';
import type { BankFile, OperatorSettlement } from '@/lib/contract/schemas/operators/settlements';
import { saveFile } from '@/lib/storefront/browser/save-file';
import { toast } from '@/lib/storefront/browser/toast';
import { date, money } from '@/lib/storefront/format';
import { endOfPeriod } from '@/lib/time/india';
import { PayButton } from './pay-button';
import { PayoutFacts, SkippedList } from './payout-facts';
import { SettlementSteps } from './settlement-steps';

const statuses = ['draft', 'approved', 'paying', 'exported', 'failed', 'paid'] as const;
const everyFiveSeconds = 5_000;

/** Settlements by state, with the steps of a payout: approve, bank file, paid or failed. */
export function SettlementsView() {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  return (
    <AreaPage title={t('title')} hint={t('hint')} wide>
      <DataTable
        name="settlements"
        label={t('title')}
        endpoint="GET /api/operator/settlements"
        rows="settlements"
        refreshEvery={(page) => (page?.settlements[0]?.status === 'paying' ? everyFiveSeconds : 0)}
        id={({ id }) => id}
        rowName={({ number }) => number}
        tabs={{
          name: 'status',
          label: t('by_status'),
          initial: 'draft',
          options: () => statuses.map((value) => ({ value, label: t(`status.${value}`) })),
        }}
        columns={[
          {
            key: 'store',
            label: t('columns.store'),
            kind: 'link',
            value: ({ store }) => store.name,
            href: ({ id }) => `/operator/settlements/${id}`,
            card: 'title',
          },
          { key: 'number', label: t('columns.number'), value: ({ number }) => number },
          {
            key: 'period',
            label: t('columns.period'),
            value: ({ period_from: from, period_to: to }) =>
              `${date(from, lang)} – ${date(endOfPeriod(to), lang)}`,
            card: 'line',
          },
          {
            key: 'remarks',
            label: t('columns.remarks'),
            kind: 'state',
            value: ({ utr, failure_reason: reason }) => reason ?? utr,
            cell: (settlement) => <Remarks settlement={settlement} />,
            card: 'state',
          },
          {
            key: 'amount',
            label: t('columns.amount'),
            kind: 'amount',
            value: ({ amount }) => amount,
            card: 'amount',
          },
        ]}
        bar={(list) => <PayoutFiles list={list} />}
        next={(settlement, list) => (
          <SettlementSteps
            settlement={settlement}
            payoutsBy={list.page.payouts_by}
            onChanged={() => void list.refresh()}
          />
        )}
        actions={(chosen, list) => <ManySteps chosen={chosen} list={list} />}
        empty={{ icon: Landmark, title: t('none') }}
      />
    </AreaPage>
  );
}

/** The details of a settlement: the reason it is held, and the result of its payout. */
function Remarks({ settlement }: { settlement: OperatorSettlement }) {
  const t = useTranslations('operator_settlements');
  const { status, bank_account: bank, suspended, payout, utr, failure_reason: reason } = settlement;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {status !== 'paid' && bank !== 'set' && <Badge tone="warn">{t(`bank.${bank}`)}</Badge>}
      {status !== 'paid' && suspended && <Badge tone="bad">{t('suspended')}</Badge>}
      {payout && <PayoutFacts payout={payout} />}
      {utr && !payout?.utr && <span>{`UTR ${utr}`}</span>}
      {reason && <span className="wrap-anywhere">{reason}</span>}
    </span>
  );
}

type ManyProps = {
  chosen: readonly OperatorSettlement[];
  list: ListHandle<{ payouts_by: PayoutKind | null }>;
};

/** Approves or pays the chosen settlements. */
function ManySteps({ chosen, list }: ManyProps) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { busy, run } = useAction();
  const drafts = chosen.filter(({ status, suspended }) => status === 'draft' && !suspended);
  const payable = chosen.filter(({ status }) => status === 'approved');
  const sum = drafts.reduce((total, { amount }) => total + amount, 0);

  const approve = () =>
    run(async () => {
      for (const { id } of drafts)
        await call('POST /api/operator/settlements/{id}/approve', { lang, params: { id } });
      toast.success(t('approved_many', { count: drafts.length }));
      list.clear();
    }).then(list.refresh);

  return (
    <>
      {drafts.length > 0 && (
        <ConfirmDialog
          title={t('approve_all_title', { count: drafts.length })}
          text={t('approve_all_text', { amount: money(sum) })}
          labels={{ confirm: t('approve_many', { count: drafts.length }), cancel: t('cancel') }}
          onConfirm={() => void approve()}
        >
          {(ask) => (
            <RowButton look="primary" busy={busy} onClick={ask}>
              {t('approve_many', { count: drafts.length })}
            </RowButton>
          )}
        </ConfirmDialog>
      )}
      {list.page.payouts_by && payable.length > 0 && (
        <PayButton settlements={payable} by={list.page.payouts_by} onChanged={list.refresh} />
      )}
    </>
  );
}

type FilesProps = {
  list: ListHandle<{ settlements: OperatorSettlement[]; payouts_by: PayoutKind | null }>;
};

/** Makes the week's settlements, and the bank file of the approved ones. */
function PayoutFiles({ list }: FilesProps) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { busy, run } = useAction();
  const { value } = useListQuery();
  const [file, setFile] = useState<BankFile>();
  const status = value('status') ?? 'draft';
  const { settlements, payouts_by: payoutsBy } = list.page;

  const change = (step: () => Promise<void>) => run(step).then(list.refresh);
  const makeWeek = () =>
    change(async () => {
      const { made, there, failed } = await dataOf(
        call('POST /api/operator/settlements/run', { lang }),
      );
      if (failed) toast.error(t('not_made', { count: failed }));
      if (failed && !made) return;
      toast.success(t('made', { count: made, there }));
    });
  const exportFile = () =>
    change(async () => {
      const made = await dataOf(
        call('POST /api/operator/settlements/export', {
          lang,
          body: { repeat: status === 'exported' },
        }),
      );
      if (made.count) saveFile(made.file_name, made.csv);
      setFile(made);
    });

  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {status === 'draft' && (
        <RowButton busy={busy} onClick={() => void makeWeek()}>
          {t('run')}
        </RowButton>
      )}
      {(status === 'approved' || status === 'exported') && settlements.length > 0 && (
        <RowButton
          look={status === 'approved' && !payoutsBy ? 'primary' : 'outline'}
          busy={busy}
          onClick={() => void exportFile()}
        >
          {t(status === 'approved' ? 'bank_file' : 'bank_file_again')}
        </RowButton>
      )}
      {file && (
        <AreaDialog open onClose={() => setFile(undefined)} title={t('bank_file')}>
          <div className="flex flex-col gap-3">
            <p>
              {file.count
                ? t('exported', {
                    count: file.count,
                    amount: money(file.total),
                    name: file.file_name,
                  })
                : t('exported_none')}
            </p>
            <SkippedList skipped={file.skipped} />
          </div>
        </AreaDialog>
      )}
    </div>
  );
}
