'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { type CodeAsked, DeviceCodeForm } from '@/components/account/codes/device-code-form';
import { Link } from '@/components/shell/navigation/link';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { OwnStore } from '@/lib/contract/schemas/vendors';
import { pathIn } from '@/lib/i18n/language-path';
import { signInSeller } from '@/lib/seller/session';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ownStore, signInVendor, signOutVendor } from '@/lib/storefront/session/vendor-session';
import { ConfirmApplication, type Credentials } from './confirm-application';
import { VendorSignInForm } from './vendor-sign-in-form';

/**
 * The sign-in, and behind it the status of the application; `?confirm=1` from the mail asks for its code first.
 * The owner of an open store is redirected to the seller area, unless that is external.
 */
export function VendorArea({ sellerUrl }: { sellerUrl: string | undefined }) {
  const t = useTranslations('vendor');
  const lang = useLocale();
  const errorText = useErrorText();
  const {
    data: store,
    error,
    mutate,
  } = useSWR(['vendor', 'own store', lang], () => ownStore(lang));

  const [confirming, setConfirming] = useState<Partial<Credentials>>();
  useEffect(() => {
    if (new URLSearchParams(window.location.search).has('confirm')) setConfirming({});
  }, []);

  const [asked, setAsked] = useState<CodeAsked>();
  const openArea = () => window.location.assign(pathIn(lang, '/seller'));

  async function goOn(own: OwnStore, credentials: Credentials) {
    if (sellerUrl || (own.status !== 'approved' && own.status !== 'suspended')) {
      return void (await mutate(own, { revalidate: false }));
    }
    const opened = await signInSeller(lang, credentials);
    if ('data' in opened) return openArea();
    setAsked({ ...credentials, request: opened.request, sentAt: Date.now() });
  }

  function stopAsking() {
    setAsked(undefined);
    void mutate();
  }

  function stopConfirming() {
    window.history.replaceState(null, '', window.location.pathname);
    setConfirming(undefined);
  }

  async function enter(credentials: Credentials) {
    // A failed sign-in leaves the sign-in form open.
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
  if (asked) {
    return (
      <DeviceCodeForm
        asked={asked}
        texts={{
          hint: t.rich('device_code_hint', {
            email: asked.email,
            b: (parts) => <b className="wrap-anywhere">{parts}</b>,
          }),
          confirm: t('confirm'),
          back: t('device_code_back'),
        }}
        onAsked={setAsked}
        onSignedIn={openArea}
        onBack={stopAsking}
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
    return <VendorSignInForm onSignedIn={goOn} onUnconfirmed={setConfirming} />;
  }
  return <ApplicationStatus store={store} sellerUrl={sellerUrl} onSignOut={leave} />;
}

const tones = { pending: 'warn', approved: 'good', rejected: 'bad', suspended: 'bad' } as const;

type ApplicationStatusProps = {
  store: OwnStore;
  sellerUrl: string | undefined;
  onSignOut: () => void;
};

/** The status of an application, the reason for it, and the next actions. */
function ApplicationStatus({ store, sellerUrl, onSignOut }: ApplicationStatusProps) {
  const t = useTranslations('vendor');
  const locale = useLocale();
  const facts = [
    ['application_number', store.application_number],
    ['gst_number', store.gstin],
    ['applied_at', date(store.applied_at, locale)],
    ...(store.approved_at ? [['approved_at', date(store.approved_at, locale)] as const] : []),
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl font-bold">{store.name}</h2>
        <Badge tone={tones[store.status]}>{t(`status.${store.status}`)}</Badge>
      </div>
      <p>{t(`status_text.${store.status}`)}</p>
      {store.reason && (
        <Notice tone="warn">
          <b>{t('reason')}:</b> {store.reason}
        </Notice>
      )}
      <dl className="grid gap-x-4 gap-y-2 text-[0.9375rem] sm:grid-cols-[12rem_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-soft">{t(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        {store.status === 'rejected' && (
          <Button asChild>
            <Link href="/vendor/signup">{t('apply_again')}</Link>
          </Button>
        )}
        {(store.status === 'approved' || store.status === 'suspended') && (
          <Button asChild>
            <a href={sellerUrl ?? pathIn(locale, '/seller')}>{t('open_seller_area')}</a>
          </Button>
        )}
        {store.status === 'approved' && (
          <Button asChild look="outline">
            <Link href={`/store/${store.slug}`}>{t('see_store')}</Link>
          </Button>
        )}
        <Button look="outline" onClick={onSignOut}>
          {t('sign_out')}
        </Button>
      </div>
    </div>
  );
}
