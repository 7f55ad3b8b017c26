'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { OtpField } from '@/components/account/codes/otp-field';
import { ActionDialog } from '@/components/areas/action-dialog';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SelectField } from '@/components/ui/field';
import { changeOperatorRole, removeOperator, resetOperator } from '@/lib/api/operators/market';
import { type OperatorRole, operatorRoles } from '@/lib/api/schemas/operators/roles';
import type { OperatorAccount } from '@/lib/api/schemas/operators/team';
import { dateTime } from '@/lib/storefront/format';
import type { Shown } from './password-shown';

type Props = {
  account: OperatorAccount;
  isMe: boolean;
  onChanged: () => void;
  onReset: (shown: Shown) => void;
};

/** An account of the area, and what another owner may change of it: each asks for a fresh code. */
export function OperatorRow({ account, isMe, onChanged, onReset }: Props) {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const [step, setStep] = useState<'reset' | 'remove' | { role: OperatorRole }>();
  const { id, email, name, role, is_set_up, last_seen_at } = account;
  const roleName = (of: OperatorRole) => t(`roles.${of}`);
  const dialog = step && dialogOf(step);

  function dialogOf(of: NonNullable<typeof step>): {
    title: string;
    text: string;
    action: string;
    look?: ComponentProps<typeof ActionDialog>['look'];
    send: (otp: string) => Promise<void>;
  } {
    if (of === 'reset') {
      return {
        title: t('reset_title', { name }),
        text: t('reset_text'),
        action: t('reset'),
        async send(otp) {
          const { temporary_password: password } = await resetOperator(lang, id, otp);
          onReset({ email, password });
        },
      };
    }
    if (of === 'remove') {
      return {
        title: t('remove_title', { name }),
        text: t('remove_text'),
        action: t('remove'),
        look: 'danger',
        send: async (otp) => void (await removeOperator(lang, id, otp)),
      };
    }
    return {
      title: t('role_title', { name }),
      text: t('role_text', { before: roleName(role), after: roleName(of.role) }),
      action: t('change_role'),
      send: async (otp) => void (await changeOperatorRole(lang, id, { role: of.role, otp })),
    };
  }

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
      {isMe ? (
        <div className="flex flex-col gap-1 sm:col-span-2 sm:max-w-80">
          <b>{roleName(role)}</b>
          <p className="text-sm text-ink-soft">{t('own_account')}</p>
        </div>
      ) : (
        <>
          <SelectField
            label={t('role')}
            value={role}
            onChange={(event) => setStep({ role: event.target.value as OperatorRole })}
          >
            {operatorRoles.map((each) => (
              <option key={each} value={each}>
                {roleName(each)}
              </option>
            ))}
          </SelectField>
          <div className="flex flex-wrap gap-2">
            <Button look="outline" onClick={() => setStep('reset')}>
              {t('reset')}
            </Button>
            <Button look="danger" onClick={() => setStep('remove')}>
              {t('remove')}
            </Button>
          </div>
        </>
      )}
      {dialog && (
        <ActionDialog
          title={dialog.title}
          action={dialog.action}
          look={dialog.look}
          onClose={() => setStep(undefined)}
          onSend={async (value) => {
            await dialog.send(value('otp'));
            onChanged();
          }}
        >
          {(errors) => (
            <>
              <p>{dialog.text}</p>
              <CodeField error={errors.otp} />
            </>
          )}
        </ActionDialog>
      )}
    </Card>
  );
}

/** Asks for a code of the own authenticator app that was not used before. */
function CodeField({ error }: { error?: string }) {
  const t = useTranslations('operator_team');
  const [otp, setOtp] = useState('');
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm text-ink-soft">{t('fresh_code')}</p>
      <OtpField value={otp} onChange={setOtp} error={error} />
    </div>
  );
}
