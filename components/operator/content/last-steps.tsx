'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { HeldText } from '@/lib/api/schemas/content/manage';

type Props = {
  kind: string;
  held: HeldText;
  busy: boolean;
  onFile: () => void;
  onWithdraw: () => void;
};

/** What takes a text out of the shop: back to the file, or an article altogether. */
export function LastSteps({ kind, held, busy, onFile, onWithdraw }: Props) {
  const t = useTranslations('operator_content');
  const isShown = held.source === 'published' || held.source === 'file';
  return (
    <>
      {held.file && (held.source !== 'file' || held.draft) && (
        <ConfirmDialog
          title={t('to_file_title')}
          text={t('to_file_text')}
          labels={{ confirm: t('to_file'), cancel: t('cancel') }}
          onConfirm={onFile}
        >
          {(open) => (
            <Button look="quiet" busy={busy} onClick={open}>
              {t('to_file')}
            </Button>
          )}
        </ConfirmDialog>
      )}
      {kind === 'article' && isShown && (
        <ConfirmDialog
          title={t('withdraw_title')}
          text={t('withdraw_text')}
          labels={{ confirm: t('withdraw'), cancel: t('cancel') }}
          onConfirm={onWithdraw}
        >
          {(open) => (
            <Button look="danger" busy={busy} onClick={open}>
              {t('withdraw')}
            </Button>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
