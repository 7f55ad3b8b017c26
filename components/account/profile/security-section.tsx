'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { InlineAuthLink } from '@/components/session/auth-link';
import { SignedIn } from '@/components/session/signed-in';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { signOut } from '@/lib/storefront/session/sign-in-out';
import { PasswordField } from '../password-field';
import { ChangeEmail } from './change-email';
import { ChangePasswordForm } from './change-password-form';
import { PhoneSignIn } from './phone-sign-in';
import { Sessions } from './sessions';
import { TitledCard } from './titled-card';

/** Password, phone, devices and deletion of the account. */
export function SecuritySection({ byPhone }: { byPhone: boolean }) {
  return <SignedIn>{({ email }) => <Sections email={email} byPhone={byPhone} />}</SignedIn>;
}

function Sections({ email, byPhone }: { email: string; byPhone: boolean }) {
  const t = useTranslations('account');
  const ts = useTranslations('safety');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
      <TitledCard title={t('change_password')}>
        <ChangePasswordForm email={email} />
        <p className="text-sm text-ink-soft">
          {t('no_password')}{' '}
          <InlineAuthLink page="/forgot-password">{t('set_password_by_code')}</InlineAuthLink>
        </p>
      </TitledCard>
      <TitledCard title={ts('email_title')}>
        <ChangeEmail email={email} />
      </TitledCard>
      {byPhone && (
        <TitledCard title={ts('phone_title')}>
          <PhoneSignIn />
        </TitledCard>
      )}
      <section aria-labelledby="devices" className="flex flex-col gap-4">
        <Card className="flex flex-col items-start gap-4">
          <h2 id="devices" className="text-lg font-bold">
            {ts('sessions')}
          </h2>
          <Sessions />
        </Card>
      </section>
      <TitledCard title={ts('delete_account')}>
        <DeleteAccount email={email} />
      </TitledCard>
    </div>
  );
}

type Values = { password: string };

const resolver = lazyResolver<Values>(async () => {
  const { deleteAccountSchema } = await import('@/lib/contract/schemas/sessions');
  return deleteAccountSchema;
});

/** Explains what deleting the account removes and keeps, and deletes it. */
function DeleteAccount({ email }: { email: string }) {
  const t = useTranslations('safety');
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p className="text-sm">{t('delete_what')}</p>
      <p className="text-sm text-ink-soft">{t('delete_kept')}</p>
      <p className="text-sm text-ink-soft">{t('delete_open')}</p>
      {asking ? (
        <DeleteForm email={email} onCancel={() => setAsking(false)} />
      ) : (
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('delete_start')}
        </Button>
      )}
    </>
  );
}

function DeleteForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const t = useTranslations('safety');
  const ta = useTranslations('account');
  const lang = useLocale();
  const form = useForm<Values>({ resolver });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const [open, setOpen] = useState<string[]>([]);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    setOpen([]);
    try {
      await call('POST /api/user-auth/delete-account', { lang, body: values });
    } catch (refused) {
      setOpen(openOrders(refused));
      return failure.show(refused);
    }
    toast.afterNavigation(t('deleted'));
    await signOut(pathIn(lang, '/'));
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordField
        {...form.register('password')}
        required
        label={ta('current_password')}
        error={fieldText(errors.password)}
        autoComplete="current-password"
      />
      {failure.text && (
        <Notice tone="bad">
          <span>{failure.text}</span>
          {open.length > 0 && <> {t('delete_orders', { orders: open.join(', ') })}</>}
        </Notice>
      )}
      <Button type="submit" look="danger" busy={isSubmitting}>
        {t('delete_confirm')}
      </Button>
      <Button look="quiet" onClick={onCancel}>
        {t('delete_cancel')}
      </Button>
    </form>
  );
}

/** Returns the numbers of the orders that prevent deletion. */
function openOrders(failure: unknown): string[] {
  const data = failure instanceof ApiError ? failure.data : undefined;
  return (data as { orders?: string[] } | undefined)?.orders ?? [];
}
