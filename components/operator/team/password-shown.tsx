'use client';

import { useTranslations } from 'next-intl';
import { AreaDialog } from '@/components/areas/dialog';
import { Button } from '@/components/ui/button';

export type Shown = { email: string; password: string };

/** A temporary password, which cannot be shown again. */
export function PasswordShown({ email, password, onClose }: Shown & { onClose: () => void }) {
  const t = useTranslations('operator_team');
  return (
    <AreaDialog open onClose={onClose} title={t('password_title')}>
      <div className="flex flex-col gap-4">
        <p>
          {t.rich('password_text', {
            email,
            b: (parts) => <b className="wrap-anywhere">{parts}</b>,
          })}
        </p>
        <code className="rounded-control bg-sunken p-4 text-center text-lg select-all wrap-anywhere">
          {password}
        </code>
        <Button onClick={onClose}>{t('noted')}</Button>
      </div>
    </AreaDialog>
  );
}
