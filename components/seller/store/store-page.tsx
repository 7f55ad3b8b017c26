'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ContractForm } from '@/components/areas/form/contract-form';
import { Loaded } from '@/components/areas/loaded';
import { WritableFields } from '@/components/seller/ui/writes';
import { Card } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { answerOf, call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { SellerStore, StoreProfileBody } from '@/lib/contract/schemas/seller/store';
import { languageName } from '@/lib/i18n/language-name';
import { pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { useSeller } from '@/lib/seller/use-seller';
import { toast } from '@/lib/storefront/browser/toast';
import { Pickups } from './pickups';
import { StorePictures } from './store-pictures';

type Props = { store: SellerStore; onSaved: (store: SellerStore) => void };

/** The store's public profile. */
function ProfileForm({ store, onSaved }: Props) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const text = { kind: 'line', empty: '' } as const;
  const day = { kind: 'day', empty: '' } as const;
  return (
    <Card className="sm:p-6">
      <ContractForm<StoreProfileBody>
        fields={[
          {
            ...{ ...text, name: 'name', label: t('name'), isRequired: true, isWide: true },
            hint: t('name_hint', { path: `/store/${store.slug}` }),
            section: { title: t('profile') },
          },
          ...locales.map((each, at) => ({
            ...({ name: `about_${each}`, kind: 'text', empty: '', lang: each, rows: 6 } as const),
            label: t('about_in', { language: languageName(each, lang) }),
            hint: at === 1 ? t('about_hint') : undefined,
          })),
          {
            ...{ name: 'care_email', kind: 'mail', empty: '', label: t('care_email') },
            hint: t('care_email_hint'),
            section: { title: t('care') },
          },
          {
            ...{ name: 'care_phone', kind: 'phone', empty: '' },
            ...{ label: t('care_phone'), isRequired: true },
          },
          {
            ...{ ...text, name: 'shipping_fee', label: t('shipping_fee'), isRequired: true },
            section: { title: t('shipping') },
          },
          {
            ...{ ...text, name: 'free_shipping_from', label: t('free_shipping_from') },
            hint: t('free_shipping_hint'),
          },
          {
            ...{ ...day, name: 'holiday_from', label: t('holiday_from') },
            section: { title: t('holiday'), hint: t('holiday_hint') },
          },
          { ...day, name: 'holiday_to', label: t('holiday_to') },
        ]}
        value={store}
        schema={async () =>
          (await import('@/lib/contract/schemas/seller/store')).storeProfileSchema
        }
        action={t('save')}
        onSend={async (body) => {
          const { data, message } = await answerOf(call('PUT /api/seller/store', { lang, body }));
          onSaved(data);
          toast.success(String(message));
        }}
      />
    </Card>
  );
}

/** The store's public profile, its pickup addresses, and facts that only the operator changes. */
export function StorePage() {
  const { mutate: renewMe } = useSeller();
  const reading = useCall('GET /api/seller/store');
  const changed = (store: NonNullable<typeof reading.data>) => {
    void reading.mutate(store, { revalidate: false });
    void renewMe();
  };
  return (
    <Loaded of={reading} skeleton={<Skeleton className="h-96" />}>
      {(store) => (
        <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
          <WritableFields>
            <ProfileForm store={store} onSaved={changed} />
          </WritableFields>
          <div className="flex flex-col gap-6">
            <WritableFields>
              <StorePictures store={store} onSaved={changed} />
            </WritableFields>
            <Pickups addresses={store.pickup_addresses} onChanged={() => void reading.mutate()} />
            <LegalFacts legal={store.legal} />
          </div>
        </div>
      )}
    </Loaded>
  );
}

/** The legal facts; the operator changes them after checking the documents. */
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
