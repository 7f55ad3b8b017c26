'use client';

import { Landmark } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaDialog } from '@/components/areas/dialog';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { LoadedList } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { useListQuery } from '@/components/operator/ui/use-list-query';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import {
  approveSettlement,
  exportPayouts,
  getSettlements,
  runSettlements,
} from '@/lib/api/operators/settlements';
import type { PayoutKind } from '@/lib/api/schemas/operators/payouts';
import type { BankFile, OperatorSettlement } from '@/lib/api/schemas/operators/settlements';
import { operatorKeys } from '@/lib/operator/cache';
import { saveFile } from '@/lib/seller/money/save-file';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { PayButton } from './pay-button';
import { SkippedList } from './payout-facts';
import { SettlementRow } from './settlement-row';

const statuses = ['draft', 'approved', 'paying', 'exported', 'failed', 'paid'] as const;

/** While payouts are on their way. */
const everyFiveSeconds = 5_000;

/** Settlements by state, with the steps of a payout: approve, bank file, paid or failed. */
export function SettlementsView() {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { value, page, open } = useListQuery();
  const status = statuses.find((each) => each === value('status')) ?? 'draft';
  const query = { status, page, limit: 50 };
  const list = useSWR(operatorKeys.settlements(lang, query), () => getSettlements(lang, query), {
    keepPreviousData: true,
    refreshInterval: status === 'paying' ? everyFiveSeconds : 0,
  });
  const refresh = () => list.mutate();
  return (
    <AreaPage
      title={t('title')}
      hint={t('hint')}
      wide
      actions={
        <SettlementActions
          status={status}
          shown={list.data?.settlements ?? []}
          payoutsBy={list.data?.payouts_by ?? null}
          onChanged={refresh}
        />
      }
    >
      <FilterTabs
        label={t('by_status')}
        value={status}
        onChoose={(chosen) => open({ status: chosen })}
        options={statuses.map((each) => ({ value: each, label: t(`status.${each}`) }))}
      />
      <LoadedList
        of={list}
        count={({ settlements }) => settlements.length}
        page={page}
        onPage={(to) => open({ page: to })}
        none={<EmptyState icon={Landmark} level={2} title={t('none')} />}
      >
        {({ settlements, payouts_by }) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-card">
            {settlements.map((settlement) => (
              <li key={settlement.id}>
                <SettlementRow settlement={settlement} payoutsBy={payouts_by} onChanged={refresh} />
              </li>
            ))}
          </ul>
        )}
      </LoadedList>
    </AreaPage>
  );
}

type Props = {
  status: OperatorSettlement['status'];
  shown: readonly OperatorSettlement[];
  payoutsBy: PayoutKind | null;
  onChanged: () => void;
};

/** What is done with many settlements at once, by the state that is shown. */
function SettlementActions({ status, shown, payoutsBy, onChanged }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const { busy, run } = useAction();
  const [file, setFile] = useState<BankFile>();
  const sum = shown.reduce((total, { amount }) => total + amount, 0);

  const change = (step: () => Promise<void>) => run(step).then(onChanged);

  const makeWeek = () =>
    change(async () => {
      const { made, there } = await runSettlements(lang);
      toast.success(t('made', { count: made, there }));
    });
  const approveAll = () =>
    change(async () => {
      const open = shown.filter(({ suspended }) => !suspended);
      for (const { id } of open) await approveSettlement(lang, id);
      toast.success(t('approved_many', { count: open.length }));
    });
  const exportFile = () =>
    change(async () => {
      const made = await exportPayouts(lang, status === 'exported');
      if (made.count) saveFile(made.file_name, made.csv);
      setFile(made);
    });

  return (
    <>
      {status === 'draft' && (
        <Button look="outline" busy={busy} onClick={() => void makeWeek()}>
          {t('run')}
        </Button>
      )}
      {status === 'draft' && shown.length > 1 && (
        <ConfirmDialog
          title={t('approve_all_title', { count: shown.length })}
          text={t('approve_all_text', { amount: money(sum) })}
          labels={{ confirm: t('approve_all'), cancel: t('cancel') }}
          onConfirm={() => void approveAll()}
        >
          {(ask) => (
            <Button busy={busy} onClick={ask}>
              {t('approve_all')}
            </Button>
          )}
        </ConfirmDialog>
      )}
      {status === 'approved' && payoutsBy && shown.length > 1 && (
        <PayButton settlements={shown} by={payoutsBy} look="primary" onChanged={onChanged} />
      )}
      {(status === 'approved' || status === 'exported') && shown.length > 0 && (
        <Button
          look={status === 'approved' && !payoutsBy ? 'primary' : 'outline'}
          busy={busy}
          onClick={() => void exportFile()}
        >
          {t(status === 'approved' ? 'bank_file' : 'bank_file_again')}
        </Button>
      )}
      <AreaDialog
        open={file !== undefined}
        onClose={() => setFile(undefined)}
        title={t('bank_file')}
      >
        {file && (
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
        )}
      </AreaDialog>
    </>
  );
}
