'use client';

import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { InlineAuthLink } from '../auth-link';
import { SignedIn } from '../session/signed-in';
import { ChangePasswordForm } from './change-password-form';
import { DeleteAccount } from './delete-account';
import { PhoneSignIn } from './phone-sign-in';
import { Sessions } from './sessions';
import { TitledCard } from './titled-card';

/** Password, phone, devices, and the way out. */
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
