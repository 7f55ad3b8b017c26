'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';

type Props = { name: string; children: ReactNode; onEdit: () => void; onRemove: () => void };

/** A rule, with what can be done with it. */
export function RuleRow({ name, children, onEdit, onRemove }: Props) {
  const t = useTranslations('operator_search');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-3">
      <div className="flex min-w-48 flex-1 flex-col wrap-anywhere">{children}</div>
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
    </li>
  );
}
