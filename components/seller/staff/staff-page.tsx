'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import useSWR from 'swr';
import { SubmitButton } from '@/components/account/submit-button';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { SelectField, TextField } from '@/components/ui/field';
import { Section } from '@/components/ui/layout';
import { Notice } from '@/components/ui/notice';
import { sellerRoles } from '@/lib/api/schemas/seller/roles';
import type { SellerRole } from '@/lib/api/schemas/seller/session';
import type { StaffInvitation } from '@/lib/api/schemas/seller/staff';
import { getStaff, inviteStaff, withdrawInvitation } from '@/lib/api/seller/staff';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { MemberRow } from './member-row';

/** Who works for the store: members, open invitations, and the form for another. */
export function StaffPage() {
  const t = useTranslations('seller_staff');
  const ts = useTranslations('seller_shell');
  const lang = useLocale();
  const staff = useSWR(sellerKeys.staff(lang), () => getStaff(lang));
  const refresh = () => void staff.mutate();
  return (
    <AreaPage title={ts('staff')} hint={t('hint')}>
      <Writes>
        <Section title={t('invite')} id="invite">
          <InviteForm onInvited={refresh} />
        </Section>
      </Writes>
      <Loaded of={staff}>
        {({ members, invitations }) => (
          <>
            {invitations.length > 0 && (
              <Section title={t('invitations')} id="invitations">
                <ul className="flex flex-col gap-3">
                  {invitations.map((invitation) => (
                    <li key={invitation.id}>
                      <InvitationRow invitation={invitation} onWithdrawn={refresh} />
                    </li>
                  ))}
                </ul>
              </Section>
            )}
            <Section title={t('members')} id="members">
              <ul className="flex flex-col gap-3">
                {members.map((member) => (
                  <li key={member.id}>
                    <MemberRow member={member} onChanged={refresh} />
                  </li>
                ))}
              </ul>
            </Section>
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

type Values = { email: string; role: SellerRole };

const resolver = lazyResolver<Values>(async () => {
  const { inviteSchema } = await import('@/lib/api/schemas/seller/staff');
  return inviteSchema;
});

function InviteForm({ onInvited }: { onInvited: () => void }) {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: { email: '', role: 'orders' } });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      const { message } = await inviteStaff(lang, values);
      if (message) toast.success(message);
      form.reset();
      onInvited();
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <Card>
      <form
        method="post"
        noValidate
        onSubmit={submit}
        className="grid gap-4 sm:grid-cols-[1fr_16rem]"
      >
        <TextField
          {...form.register('email')}
          required
          type="email"
          label={t('email')}
          error={fieldText(errors.email)}
          autoComplete="off"
          autoCapitalize="none"
        />
        <SelectField {...form.register('role')} label={t('role')} hint={t('roles_hint')}>
          {sellerRoles.map((role) => (
            <option key={role} value={role}>
              {t(`roles.${role}`)}
            </option>
          ))}
        </SelectField>
        {failure.text && <Notice tone="bad">{failure.text}</Notice>}
        <SubmitButton busy={isSubmitting} className="justify-self-start">
          {t('send')}
        </SubmitButton>
      </form>
    </Card>
  );
}

type InvitationRowProps = { invitation: StaffInvitation; onWithdrawn: () => void };

function InvitationRow({ invitation, onWithdrawn }: InvitationRowProps) {
  const t = useTranslations('seller_staff');
  const lang = useLocale();
  const { busy, run } = useAction();
  const { id, email, role, expires_at } = invitation;

  const withdraw = () =>
    run(async () => {
      await withdrawInvitation(lang, id);
      toast.success(t('withdrawn'));
      onWithdrawn();
    });

  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-col gap-1">
        <b className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {email}
          <Badge>{t(`roles.${role}`)}</Badge>
        </b>
        <span className="text-sm text-ink-soft">
          {t('valid_until', { when: date(expires_at, lang) })}
        </span>
      </div>
      <Writes>
        <Button look="outline" busy={busy} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      </Writes>
    </Card>
  );
}
