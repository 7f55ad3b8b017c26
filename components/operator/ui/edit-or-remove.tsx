'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type Props = { name: string; onEdit: () => void; onRemove: () => void };

/** The actions of a list row; removing asks for confirmation. */
export function EditOrRemove({ name, onEdit, onRemove }: Props) {
  const t = useTranslations('operator_ui');
  return (
    <div className="ml-auto flex items-center">
      <Button look="quiet" onClick={onEdit} aria-label={t('edit_of', { name })}>
        {t('edit')}
      </Button>
      <ConfirmDialog
        title={t('remove_title', { name })}
        labels={{ confirm: t('remove'), cancel: t('cancel') }}
        onConfirm={onRemove}
      >
        {(ask) => (
          <Button look="quiet" onClick={ask} aria-label={t('remove_of', { name })}>
            {t('remove')}
          </Button>
        )}
      </ConfirmDialog>
    </div>
  );
}
