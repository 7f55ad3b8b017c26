'use client';

import { Users } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractDialog } from '@/components/areas/form/contract-form';
import type { FormField } from '@/components/areas/form/form-field';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useRefreshList } from '@/components/areas/table/use-list';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { operatorRoles } from '@/lib/contract/schemas/operators/roles';
import type { OperatorAccount } from '@/lib/contract/schemas/operators/team';
import { PasswordShown, type Shown } from './password-shown';

type Step = 'reset' | 'remove' | 'role';
type Open = { step: Step; account: OperatorAccount } | 'add';

/** The accounts of the operator area, with another owner's actions, each of which asks for a fresh code. */
export function Team() {
  const t = useTranslations('operator_team');
  const [open, setOpen] = useState<Open>();
  const [shown, setShown] = useState<Shown>();
  const me = useCall('GET /api/operator/me');

  return (
    <AreaPage
      title={t('team')}
      hint={t('team_hint')}
      wide
      actions={<Button onClick={() => setOpen('add')}>{t('add')}</Button>}
    >
      <WholeTable
        name="team"
        label={t('team')}
        endpoint="GET /api/operator/operators"
        rows={(accounts) => accounts}
        id={({ id }) => id}
        rowName={({ name }) => name}
        columns={[
          {
            key: 'name',
            label: t('name'),
            value: ({ name }) => name,
            cell: ({ id, name, is_set_up: isSetUp }) => (
              <span className="flex flex-wrap items-center gap-2 font-semibold">
                <span dir="auto">{name}</span>
                {id === me.data?.id && <Badge tone="brand">{t('you')}</Badge>}
                {!isSetUp && <Badge tone="warn">{t('not_set_up')}</Badge>}
              </span>
            ),
            card: 'title',
          },
          { key: 'email', label: t('email'), value: ({ email }) => email, card: 'line' },
          {
            key: 'role',
            label: t('role'),
            value: ({ role }) => t(`roles.${role}`),
            card: 'state',
          },
          {
            key: 'seen',
            label: t('last_seen'),
            kind: 'date',
            value: ({ last_seen_at: at }) => at,
          },
        ]}
        next={(account) =>
          account.id !== me.data?.id &&
          (['role', 'reset', 'remove'] as const).map((step) => (
            <RowButton key={step} look="quiet" onClick={() => setOpen({ step, account })}>
              {t(step === 'role' ? 'change_role' : step)}
            </RowButton>
          ))
        }
        foot={() => <p className="text-sm text-ink-soft">{t('own_account')}</p>}
        empty={{ icon: Users, title: t('team') }}
      />
      {open === 'add' && <AddOperator onClose={() => setOpen(undefined)} onAdded={setShown} />}
      {open && open !== 'add' && (
        <AccountStep {...open} onClose={() => setOpen(undefined)} onReset={setShown} />
      )}
      {shown && <PasswordShown {...shown} onClose={() => setShown(undefined)} />}
    </AreaPage>
  );
}

const schemas = () => import('@/lib/contract/schemas/operators/team');

/** The role and the fresh code that changes of an account ask for. */
function useFields(): Record<'role' | 'otp', FormField> {
  const t = useTranslations('operator_team');
  return {
    role: {
      name: 'role',
      kind: 'choice',
      label: t('role'),
      hint: t('roles_hint'),
      options: operatorRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
      isWide: true,
    },
    otp: { name: 'otp', kind: 'code', label: t('fresh_code'), hint: t('fresh_code') },
  };
}

type AddProps = { onClose: () => void; onAdded: (shown: Shown) => void };

function AddOperator({ onClose, onAdded }: AddProps) {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const refresh = useRefreshList('GET /api/operator/operators');
  const { role, otp } = useFields();
  return (
    <ContractDialog<BodyOf<'POST /api/operator/operators'>>
      title={t('add')}
      action={t('add')}
      fields={[
        { name: 'email', kind: 'mail', label: t('email'), isRequired: true },
        { name: 'name', kind: 'line', label: t('name'), isRequired: true },
        role,
        otp,
      ]}
      value={{ role: 'support' }}
      schema={async () => (await schemas()).newOperatorSchema.required({ otp: true })}
      onClose={onClose}
      onSend={async (body) => {
        const { email, temporary_password: password } = await dataOf(
          call('POST /api/operator/operators', { lang, body }),
        );
        onAdded({ email, password });
        await refresh();
      }}
    />
  );
}

type StepProps = {
  step: Step;
  account: OperatorAccount;
  onClose: () => void;
  onReset: (shown: Shown) => void;
};

/** Resets or removes an account, or gives it another role. */
function AccountStep({ step, account, onClose, onReset }: StepProps) {
  const t = useTranslations('operator_team');
  const lang = useLocale();
  const refresh = useRefreshList('GET /api/operator/operators');
  const fields = useFields();
  const { id, name, email } = account;
  const before = t(`roles.${account.role}`);

  async function send(body: BodyOf<'PUT /api/operator/operators/{id}'>) {
    const { role, ...code } = body;
    const asked = { lang, params: { id }, body: code };
    if (step === 'role')
      await call('PUT /api/operator/operators/{id}', { ...asked, body: { ...code, role } });
    else if (step === 'remove') await call('POST /api/operator/operators/{id}/remove', asked);
    else {
      const made = await dataOf(call('POST /api/operator/operators/{id}/reset', asked));
      onReset({ email, password: made.temporary_password });
    }
    await refresh();
  }

  return (
    <ContractDialog<BodyOf<'PUT /api/operator/operators/{id}'>>
      title={t(`${step}_title`, { name })}
      action={t(step === 'role' ? 'change_role' : step)}
      look={step === 'remove' ? 'danger' : undefined}
      head={({ role }) => (
        <p>
          {step === 'role'
            ? t('role_text', { before, after: t(`roles.${role as typeof account.role}`) })
            : t(`${step}_text`)}
        </p>
      )}
      fields={step === 'role' ? [fields.role, fields.otp] : [fields.otp]}
      value={account}
      schema={async () => {
        const all = await schemas();
        return step === 'role' ? all.operatorChangeSchema : all.stepUpSchema;
      }}
      onClose={onClose}
      onSend={send}
    />
  );
}
