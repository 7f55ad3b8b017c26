'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { useProfile } from '@/components/account/profile/use-profile';
import { SignedIn } from '@/components/session/signed-in';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { BadgeCheck } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { User } from '@/lib/contract/schemas/accounts';
import { fullName } from '@/lib/i18n/names/full-name';
import { useRouter } from '@/lib/paths/navigation';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { shownName } from '@/lib/storefront/session/shown-name';
import { LogoutButton } from './logout-button';
import { ProfileForm } from './profile-form';
import { TitledCard } from './titled-card';
import { VerifyEmail } from './verify-email';

export function Profile() {
  return <SignedIn>{(user) => <ProfileView user={user} />}</SignedIn>;
}

/** Shows the signed-in shopper and a form for their details. */
function ProfileView({ user }: { user: User }) {
  const t = useTranslations('account');
  return (
    <>
      <OldAnchors />
      <Identity user={user} />
      <TitledCard title={t('my_details')}>
        <Details />
      </TitledCard>
    </>
  );
}

/** New pages of the sections of the former, single page, to which mails and bookmarks still link. */
const movedTo: Record<string, string> = {
  '#orders': '/profile/orders',
  '#addresses': '/profile/addresses',
  '#devices': '/profile/security',
};

function OldAnchors() {
  const router = useRouter();
  useEffect(() => {
    const path = movedTo[window.location.hash];
    if (path) router.replace(path);
  }, [router]);
  return null;
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
          <p dir="auto" className="max-w-full truncate text-lg font-bold">
            {fullName(shownName(user), user.last_name)}
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
