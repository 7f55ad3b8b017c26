'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { WritableFields } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { SellerStore } from '@/lib/api/schemas/seller/store';
import { getSellerStore } from '@/lib/api/seller/store';
import { pathIn } from '@/lib/i18n/language-path';
import { sellerKeys } from '@/lib/seller/cache';
import { useSeller } from '@/lib/seller/use-seller';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { Pickups } from './pickups';
import { ProfileForm } from './profile-form';
import { StorePictures } from './store-pictures';

/** The store as shoppers see it, where couriers come, and what only the operator changes. */
export function StorePage() {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const errorText = useErrorText();
  const { mutate: renewMe } = useSeller();
  const { data, error, mutate } = useSWR(sellerKeys.store(lang), () => getSellerStore(lang));
  if (error && !data) {
    return (
      <div className="flex flex-col items-start gap-3">
        <Notice tone="bad">{errorText(error)}</Notice>
        <Button look="outline" onClick={() => mutate()}>
          {t('try_again')}
        </Button>
      </div>
    );
  }
  if (!data) return <Skeleton className="h-96" />;
  const changed = (store: typeof data) => {
    void mutate(store, { revalidate: false });
    void renewMe();
  };
  return (
    <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
      <WritableFields>
        <ProfileForm store={data} onSaved={changed} />
      </WritableFields>
      <div className="flex flex-col gap-6">
        <WritableFields>
          <StorePictures store={data} onSaved={changed} />
        </WritableFields>
        <Pickups addresses={data.pickup_addresses} onChanged={() => void mutate()} />
        <LegalFacts legal={data.legal} />
      </div>
    </div>
  );
}

/** What the papers say; the operator changes it after a look at them. */
function LegalFacts({ legal }: { legal: SellerStore['legal'] }) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  return (
    <Card className="flex flex-col gap-3">
      <h2 className="text-lg font-bold">{t('legal')}</h2>
      <dl className="flex flex-col gap-2">
        {(['legal_name', 'address', 'gstin', 'pan'] as const).map((name) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{t(name)}</dt>
            <dd className="wrap-anywhere">{legal[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-soft">
        {t('legal_hint')}{' '}
        <a
          href={pathIn(lang, '/support')}
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {t('legal_ticket')}
        </a>
      </p>
    </Card>
  );
}
