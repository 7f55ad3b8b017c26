'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Dialog } from '@/components/ui/dialog';
import { approveSettlement, exportPayouts, runSettlements } from '@/lib/api/operators/settlements';
import type { PayoutKind } from '@/lib/api/schemas/operators/payouts';
import type { BankFile, OperatorSettlement } from '@/lib/api/schemas/operators/settlements';
import { saveFile } from '@/lib/seller/money/save-file';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { PayButton } from './pay-button';
import { SkippedList } from './skipped-list';

type Props = {
  status: OperatorSettlement['status'];
  shown: readonly OperatorSettlement[];
  payoutsBy: PayoutKind | null;
  onChanged: () => void;
};

/** What is done with many settlements at once, by the state that is shown. */
export function SettlementActions({ status, shown, payoutsBy, onChanged }: Props) {
  const t = useTranslations('operator_settlements');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const [file, setFile] = useState<BankFile>();
  const sum = shown.reduce((total, { amount }) => total + amount, 0);

  async function run(step: () => Promise<void>) {
    setBusy(true);
    try {
      await step();
    } catch (refused) {
      toast.error(errorText(refused));
    }
    setBusy(false);
    onChanged();
  }

  const makeWeek = () =>
    run(async () => {
      const { made, there } = await runSettlements(lang);
      toast.success(t('made', { count: made, there }));
    });
  const approveAll = () =>
    run(async () => {
      const open = shown.filter(({ suspended }) => !suspended);
      for (const { id } of open) await approveSettlement(lang, id);
      toast.success(t('approved_many', { count: open.length }));
    });
  const exportFile = () =>
    run(async () => {
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
      <Dialog
        open={file !== undefined}
        onClose={() => setFile(undefined)}
        title={t('bank_file')}
        closeLabel={t('close')}
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
      </Dialog>
    </>
  );
}
