'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { swrKeys } from '@/lib/storefront/cache';
import { useErrorText } from '@/lib/storefront/use-error-text';
import { ownStore, signOutVendor } from '@/lib/storefront/vendor-session';
import { ApplicationStatus } from './application-status';
import { VendorSignInForm } from './vendor-sign-in-form';

/** Sign-in, and behind it what has become of the application. */
export function VendorArea({ sellerUrl }: { sellerUrl: string | undefined }) {
  const t = useTranslations('vendor');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data: store, error, mutate } = useSWR(swrKeys.ownStore(lang), () => ownStore(lang));

  async function leave() {
    await signOutVendor();
    await mutate(null, { revalidate: false });
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
    return <VendorSignInForm onSignedIn={(own) => mutate(own, { revalidate: false })} />;
  }
  return <ApplicationStatus store={store} sellerUrl={sellerUrl} onSignOut={leave} />;
}
