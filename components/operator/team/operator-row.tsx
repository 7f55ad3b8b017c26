'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SelectField } from '@/components/ui/field';
import { changeOperatorRole, removeOperator, resetOperator } from '@/lib/api/operators/market';
import { type OperatorRole, operatorRoles } from '@/lib/api/schemas/operators/roles';
import type { OperatorAccount } from '@/lib/api/schemas/operators/team';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import type { Shown } from './team';

type Props = {
  account: OperatorAccount;
  isMe: boolean;
  onChanged: () => void;
  onReset: (shown: Shown) => void;
};

export function OperatorRow({ account, isMe, onChanged, onReset }: Props) {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const { id, email, name, role, is_set_up, last_seen_at } = account;

  async function change(run: () => Promise<unknown>) {
    setBusy(true);
    try {
      await run();
      onChanged();
    } catch (refused) {
      toast.error(errorText(refused));
    } finally {
      setBusy(false);
    }
  }

  const reset = async () => {
    const { temporary_password: password } = await resetOperator(lang, id);
    onReset({ email, password });
  };

  return (
    <Card className="grid items-end gap-4 sm:grid-cols-[1fr_14rem_auto]">
      <div className="flex min-w-0 flex-col gap-1">
        <h2 className="flex flex-wrap items-center gap-2 font-bold">
          {name}
          {isMe && <Badge tone="brand">{t('you')}</Badge>}
          {!is_set_up && <Badge tone="warn">{t('not_set_up')}</Badge>}
        </h2>
        <p className="wrap-anywhere text-ink-soft">{email}</p>
        <p className="text-sm text-ink-soft">
          {last_seen_at ? t('seen', { when: dateTime(last_seen_at, lang) }) : t('never_seen')}
        </p>
      </div>
      <SelectField
        label={t('role')}
        value={role}
        disabled={busy}
        onChange={(event) =>
          void change(() =>
            changeOperatorRole(lang, id, { role: event.target.value as OperatorRole }),
          )
        }
      >
        {operatorRoles.map((each) => (
          <option key={each} value={each}>
            {t(`roles.${each}`)}
          </option>
        ))}
      </SelectField>
      <div className="flex flex-wrap gap-2">
        <ConfirmDialog
          title={t('reset_title', { name })}
          text={t('reset_text')}
          labels={{ confirm: t('reset'), cancel: t('cancel') }}
          onConfirm={() => void change(reset)}
        >
          {(open) => (
            <Button look="outline" busy={busy} onClick={open}>
              {t('reset')}
            </Button>
          )}
        </ConfirmDialog>
        <ConfirmDialog
          title={t('remove_title', { name })}
          text={t('remove_text')}
          labels={{ confirm: t('remove'), cancel: t('cancel') }}
          onConfirm={() => void change(() => removeOperator(lang, id))}
        >
          {(open) => (
            <Button look="danger" busy={busy} onClick={open}>
              {t('remove')}
            </Button>
          )}
        </ConfirmDialog>
      </div>
    </Card>
  );
}
