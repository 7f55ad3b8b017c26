'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useForm } from 'react-hook-form';
import { Loaded } from '@/components/areas/loaded';
import { WritableFields } from '@/components/seller/ui/writes';
import { SubmitButton } from '@/components/shell/submit-button';
import { Card } from '@/components/ui/card';
import { TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { answerOf, call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { prefixed } from '@/lib/contract/schemas/by-language';
import type { SellerStore, StoreProfileBody } from '@/lib/contract/schemas/seller/store';
import { languageName } from '@/lib/i18n/language-name';
import { pathIn } from '@/lib/i18n/language-path';
import { eachLanguage, locales } from '@/lib/i18n/locales';
import { languageOfField } from '@/lib/i18n/translated';
import { useSeller } from '@/lib/seller/use-seller';
import { toast } from '@/lib/storefront/browser/toast';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';
import { Pickups } from './pickups';
import { StorePictures } from './store-pictures';

type Values = { [Name in keyof StoreProfileBody]-?: string };

const resolver = lazyResolver<Values>(async () => {
  const { storeProfileSchema } = await import('@/lib/contract/schemas/seller/store');
  return storeProfileSchema as never;
});

type Props = { store: SellerStore; onSaved: (store: SellerStore) => void };

/** The store's public profile. */
function ProfileForm({ store, onSaved }: Props) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const form = useForm<Values>({ resolver, defaultValues: valuesOf(store) });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof Values) => ({
    ...form.register(name),
    label: name.startsWith('about_')
      ? t('about_in', { language: languageName(languageOfField(name), lang) })
      : t(name as 'care_email'),
    error: fieldText(errors[name]),
  });

  const submit = form.handleSubmit(async () => {
    failure.clear();
    try {
      const { data, message } = await answerOf(
        call('PUT /api/seller/store', { lang, body: form.getValues() }),
      );
      form.reset(valuesOf(data));
      onSaved(data);
      toast.success(String(message));
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-6">
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-bold">{t('profile')}</h2>
        <TextField
          {...field('name')}
          required
          hint={t('name_hint', { path: `/store/${store.slug}` })}
        />
        <div className="grid gap-4 lg:grid-cols-2">
          {locales.map((each, at) => (
            <TextAreaField
              key={each}
              {...field(`about_${each}`)}
              lang={each}
              rows={6}
              hint={at === 1 ? t('about_hint') : undefined}
            />
          ))}
        </div>
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-bold">{t('care')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            {...field('care_email')}
            type="email"
            autoCapitalize="none"
            hint={t('care_email_hint')}
          />
          <TextField {...field('care_phone')} required type="tel" />
        </div>
      </Card>
      <Card className="flex flex-col gap-4">
        <h2 className="text-lg font-bold">{t('shipping')}</h2>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('shipping_fee')} required inputMode="decimal" />
          <TextField
            {...field('free_shipping_from')}
            inputMode="decimal"
            hint={t('free_shipping_hint')}
          />
        </div>
      </Card>
      <Card className="flex flex-col gap-4">
        <div>
          <h2 className="text-lg font-bold">{t('holiday')}</h2>
          <p className="text-sm text-ink-soft">{t('holiday_hint')}</p>
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field('holiday_from')} type="date" />
          <TextField {...field('holiday_to')} type="date" />
        </div>
      </Card>
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <SubmitButton busy={isSubmitting} className="self-start max-sm:w-full">
        {t('save')}
      </SubmitButton>
    </form>
  );
}

const valuesOf = (store: SellerStore): Values => ({
  name: store.name,
  ...prefixed(
    'about',
    eachLanguage((each) => store[`about_${each}`] ?? ''),
  ),
  care_email: store.care_email ?? '',
  care_phone: store.care_phone,
  holiday_from: store.holiday_from ?? '',
  holiday_to: store.holiday_to ?? '',
  shipping_fee: String(store.shipping_fee),
  free_shipping_from: String(store.free_shipping_from ?? ''),
});

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
        <div className="grid gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
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
