'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { swrKeys } from '@/lib/storefront/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ownStore, signInVendor, signOutVendor } from '@/lib/storefront/session/vendor-session';
import { ApplicationStatus } from '../application/application-status';
import { ConfirmApplication, type Credentials } from '../application/confirm-application';
import { VendorSignInForm } from './vendor-sign-in-form';

/** Sign-in, and behind it what has become of the application; `?confirm=1` of the mail asks for its code first. */
export function VendorArea({ sellerUrl }: { sellerUrl: string | undefined }) {
  const t = useTranslations('vendor');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data: store, error, mutate } = useSWR(swrKeys.ownStore(lang), () => ownStore(lang));

  const [confirming, setConfirming] = useState<Partial<Credentials>>();
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('confirm')) setConfirming({});
  }, []);

  function stopConfirming() {
    window.history.replaceState(null, '', window.location.pathname);
    setConfirming(undefined);
  }

  async function enter(credentials: Credentials) {
    // Where that fails, the form for signing in is open.
    await mutate(signInVendor(lang, credentials), { revalidate: false }).catch(() => {});
    stopConfirming();
  }

  async function leave() {
    await signOutVendor();
    await mutate(null, { revalidate: false });
  }

  if (confirming) {
    return (
      <ConfirmApplication
        known={confirming}
        onConfirmed={(_, credentials) => void enter(credentials)}
        back={t('back_to_sign_in')}
        onBack={stopConfirming}
      />
    );
  }
  if (error) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">{errorText(error)}</Notice>
        <Button look="outline" onClick={() => mutate()}>
          {t('sign_in')}
        </Button>
      </div>
    );
  }
  if (store === undefined) return <Skeleton className="h-56" />;
  if (store === null) {
    return (
      <VendorSignInForm
        onSignedIn={(own) => mutate(own, { revalidate: false })}
        onUnconfirmed={setConfirming}
      />
    );
  }
  return <ApplicationStatus store={store} sellerUrl={sellerUrl} onSignOut={leave} />;
}
