'use client';

import { Users } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { ContractForm } from '@/components/areas/form/contract-form';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useRefreshList } from '@/components/areas/table/use-list';
import { useAction } from '@/components/areas/use-action';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Section } from '@/components/ui/layout';
import { answerOf, type BodyOf, call } from '@/lib/client/call';
import { sellerRoles } from '@/lib/contract/schemas/seller/roles';
import type { SellerRole } from '@/lib/contract/schemas/seller/session';
import type { StaffInvitation, StaffMember } from '@/lib/contract/schemas/seller/staff';
import { useSeller } from '@/lib/seller/use-seller';
import { toast } from '@/lib/storefront/browser/toast';
import { date, dateTime } from '@/lib/storefront/format';

type Row = { key: string; member?: StaffMember; invitation?: StaffInvitation };

/** The store's staff: members and open invitations, and the form for a new one. */
export function StaffPage() {
  const t = useTranslations('seller_staff');
  const ts = useTranslations('seller_shell');
  const lang = useLocale();
  const { data: me } = useSeller();
  const stateOf = ({ member, invitation }: Row) => {
    if (invitation) return t('valid_until', { when: date(invitation.expires_at, lang) });
    return member?.last_seen_at
      ? t('seen', { when: dateTime(member.last_seen_at, lang) })
      : t('never_seen');
  };
  return (
    <AreaPage title={ts('staff')} hint={t('hint')} wide>
      <Writes>
        <Section title={t('invite')} id="invite">
          <InviteForm />
        </Section>
      </Writes>
      <WholeTable
        name="staff"
        label={t('members')}
        endpoint="GET /api/seller/staff"
        rows={({ members, invitations }): Row[] => [
          ...members.map((member) => ({ key: `member ${member.id}`, member })),
          ...invitations.map((invitation) => ({ key: `invited ${invitation.id}`, invitation })),
        ]}
        id={({ key }) => key}
        rowName={({ member, invitation }) => member?.name ?? invitation?.email ?? ''}
        columns={[
          {
            key: 'name',
            label: t('member'),
            value: ({ member }) => member?.name ?? t('invited'),
            cell: ({ member }) =>
              member && (member.is_founder || member.email === me?.email) ? (
                <span className="flex items-center gap-2">
                  <span dir="auto">{member.name}</span>
                  {member.is_founder && <Badge tone="accent">{t('founder')}</Badge>}
                  {member.email === me?.email && <Badge tone="brand">{t('you')}</Badge>}
                </span>
              ) : undefined,
            card: 'title',
          },
          {
            key: 'email',
            label: t('email'),
            value: ({ member, invitation }) => (member ?? invitation)?.email,
            card: 'line',
          },
          {
            key: 'role',
            label: t('role'),
            value: ({ member, invitation }) => {
              const role = (member ?? invitation)?.role;
              return role && t(`roles.${role}`);
            },
            cell: ({ member }, list) =>
              member && !member.is_founder && member.email !== me?.email ? (
                <RoleOf member={member} onChanged={list.refresh} />
              ) : undefined,
            card: 'amount',
          },
          { key: 'state', label: t('state'), value: stateOf, card: 'state' },
        ]}
        next={({ member, invitation }, list) => {
          if (invitation) return <Withdraw {...invitation} onDone={list.refresh} />;
          const isFixed = !member || member.is_founder || member.email === me?.email;
          return !isFixed && <Remove member={member} onDone={list.refresh} />;
        }}
        empty={{ icon: Users, title: t('members') }}
      />
    </AreaPage>
  );
}

/** Invites somebody by mail. */
function InviteForm() {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const refresh = useRefreshList('GET /api/seller/staff');
  return (
    <Card>
      <ContractForm<BodyOf<'POST /api/seller/staff/invitations'>>
        isInDialog
        isEmptiedAfter
        fields={[
          { name: 'email', kind: 'mail', label: t('email'), isRequired: true },
          {
            name: 'role',
            kind: 'choice',
            label: t('role'),
            hint: t('roles_hint'),
            options: sellerRoles.map((value) => ({ value, label: t(`roles.${value}`) })),
          },
        ]}
        value={{ role: 'orders' }}
        schema={async () => (await import('@/lib/contract/schemas/seller/staff')).inviteSchema}
        action={t('send')}
        onSend={async (body) => {
          const { message } = await answerOf(
            call('POST /api/seller/staff/invitations', { lang, body }),
          );
          if (message) toast.success(message);
          await refresh();
        }}
      />
    </Card>
  );
}

type MemberProps = { member: StaffMember; onChanged: () => Promise<unknown> };

/** The role of a member; the founder's role is fixed, and nobody changes their own. */
function RoleOf({ member: { id, name, role }, onChanged }: MemberProps) {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const { busy, run } = useAction();
  const change = (to: SellerRole) =>
    run(async () => {
      await call('PUT /api/seller/staff/{id}', { lang, params: { id }, body: { role: to } });
      toast.success(t('changed', { name }));
      await onChanged();
    });
  return (
    <WritableFields>
      <select
        aria-label={t('role_of', { name })}
        value={role}
        disabled={busy}
        onChange={({ target }) => void change(target.value as SellerRole)}
        className="relative min-h-11 rounded-control border border-line-strong bg-card px-2 pointer-fine:min-h-9"
      >
        {sellerRoles.map((each) => (
          <option key={each} value={each}>
            {t(`roles.${each}`)}
          </option>
        ))}
      </select>
    </WritableFields>
  );
}

type RemoveProps = { member: StaffMember; onDone: () => Promise<unknown> };

function Remove({ member: { id, name }, onDone }: RemoveProps) {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const { busy, run } = useAction();
  const remove = () =>
    run(async () => {
      await call('DELETE /api/seller/staff/{id}', { lang, params: { id } });
      toast.success(t('removed', { name }));
      await onDone();
    });
  return (
    <Writes>
      <ConfirmDialog
        title={t('remove_title', { name })}
        text={t('remove_text')}
        labels={{ confirm: t('remove'), cancel: t('cancel') }}
        onConfirm={() => void remove()}
      >
        {(open) => (
          <RowButton busy={busy} onClick={open}>
            {t('remove')}
          </RowButton>
        )}
      </ConfirmDialog>
    </Writes>
  );
}

type WithdrawProps = StaffInvitation & { onDone: () => Promise<unknown> };

function Withdraw({ id, onDone }: WithdrawProps) {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const { busy, run } = useAction();
  const withdraw = () =>
    run(async () => {
      await call('DELETE /api/seller/staff/invitations/{id}', { lang, params: { id } });
      toast.success(t('withdrawn'));
      await onDone();
    });
  return (
    <Writes>
      <RowButton busy={busy} onClick={() => void withdraw()}>
        {t('withdraw')}
      </RowButton>
    </Writes>
  );
}
