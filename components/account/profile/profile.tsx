'use client';

import { BadgeCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useState } from 'react';
import { useProfile } from '@/components/account/profile/use-profile';
import { OrderList } from '@/components/orders/list/order-list';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Section } from '@/components/ui/layout';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { User } from '@/lib/api/schemas/accounts';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { shownName } from '@/lib/storefront/session/shown-name';
import { AddressBook } from '../addresses/address-book';
import { SignedIn } from '../session/signed-in';
import { ChangePasswordForm } from './change-password-form';
import { DeleteAccount } from './delete-account';
import { LogoutButton } from './logout-button';
import { ProfileForm } from './profile-form';
import { Sessions } from './sessions';
import { VerifyEmail } from './verify-email';

/** @param onward where to go on from who has not ordered yet */
export function Profile({ onward }: { onward: ReactNode }) {
  return <SignedIn>{(user) => <ProfileView user={user} onward={onward} />}</SignedIn>;
}

/** The account page: profile, orders and addresses. */
function ProfileView({ user, onward }: { user: User; onward: ReactNode }) {
  const t = useTranslations('account');
  const ts = useTranslations('safety');
  useEffect(() => {
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <div className="flex flex-col gap-8">
      <Identity user={user} />
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-8">
          <Section id="orders" title={t('my_orders')}>
            <OrderList onward={onward} />
          </Section>
          <Section id="addresses" title={t('my_addresses')}>
            <AddressBook />
          </Section>
          <Section id="devices" title={ts('sessions')}>
            <Card className="flex flex-col items-start gap-4">
              <Sessions />
            </Card>
          </Section>
        </div>
        <div className="grid min-w-0 items-start gap-8 sm:max-lg:grid-cols-2 sm:max-lg:[&>:last-child]:col-span-2">
          <Titled title={t('my_details')}>
            <Details />
          </Titled>
          <Titled title={t('change_password')}>
            <ChangePasswordForm email={user.email} />
          </Titled>
          <Titled title={ts('delete_account')}>
            <DeleteAccount email={user.email} />
          </Titled>
        </div>
      </div>
    </div>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </Card>
  );
}

function Identity({ user }: { user: User }) {
  const t = useTranslations('account');
  const [verifying, setVerifying] = useState(false);
  const initial = Array.from(new Intl.Segmenter().segment(shownName(user)))[0]?.segment;
  return (
    <>
      <Card className="flex flex-wrap items-center gap-4">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-2xl font-bold text-brand uppercase"
        >
          {initial}
        </span>
        <div className="flex min-w-0 flex-1 basis-48 flex-col items-start gap-1">
          <p className="max-w-full truncate text-lg font-bold">
            {shownName(user)} {user.last_name}
          </p>
          <p className="max-w-full break-all text-ink-soft">{user.email}</p>
          {user.is_verified ? (
            <Badge tone="good">
              <BadgeCheck aria-hidden className="size-4" />
              {t('verified')}
            </Badge>
          ) : (
            <Badge tone="warn">{t('verify_hint')}</Badge>
          )}
        </div>
        {!user.is_verified && !verifying && (
          <Button look="outline" onClick={() => setVerifying(true)}>
            {t('verify_now')}
          </Button>
        )}
        <LogoutButton className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong px-5 py-2 font-semibold hover:bg-sunken disabled:opacity-55" />
      </Card>
      {!user.is_verified && verifying && (
        <VerifyEmail email={user.email} onVerified={() => setVerifying(false)} />
      )}
    </>
  );
}

function Details() {
  const { data: profile, error, mutate } = useProfile();
  const errorText = useErrorText();
  if (error && !profile) return <Notice tone="bad">{errorText(error)}</Notice>;
  if (!profile) return <Skeleton className="h-72" />;
  return (
    <ProfileForm profile={profile} onSaved={(saved) => void mutate(saved, { revalidate: false })} />
  );
}
