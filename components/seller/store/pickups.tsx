'use client';

import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { SubmitButton } from '@/components/shell/submit-button';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/call';
import type { PickupAddress, PickupBody } from '@/lib/contract/schemas/seller/store';
import { addressLine } from '@/lib/i18n/cities/place-line';
import { stateChoices } from '@/lib/storefront/catalog/states';
import { lazyResolver } from '@/lib/storefront/forms/lazy-resolver';
import { useFieldText } from '@/lib/storefront/forms/use-field-text';
import { useFormFailure } from '@/lib/storefront/forms/use-form-failure';

type Props = { addresses: PickupAddress[]; onChanged: () => void };

/** The addresses at which couriers collect shipments. */
export function Pickups({ addresses, onChanged }: Props) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const { run } = useAction();
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  const saved = () => {
    close();
    onChanged();
  };

  const remove = (id: number) =>
    run(async () => {
      await call('DELETE /api/seller/store/pickup-addresses/{id}', { lang, params: { id } });
      onChanged();
    });

  return (
    <Card className="flex flex-col gap-4">
      <div>
        <h2 className="text-lg font-bold">{t('pickups')}</h2>
        <p className="text-sm text-ink-soft">{t('pickups_hint')}</p>
      </div>
      {addresses.length > 0 && (
        <ul className="flex flex-col divide-y divide-line">
          {addresses.map((each) => (
            <li key={each.id} className="flex flex-col gap-2 py-3 first:pt-0">
              {open === each.id ? (
                <PickupForm address={each} onSaved={saved} onCancel={close} />
              ) : (
                <>
                  <p className="flex flex-wrap items-center gap-2 font-semibold">
                    <span>{each.name}</span>
                    {each.is_default && <Badge tone="good">{t('pickup_default')}</Badge>}
                  </p>
                  <p className="text-sm wrap-anywhere">
                    {addressLine(each.address, each, lang)}
                    <br />
                    {each.phone}
                  </p>
                  <Writes>
                    <div className="-mx-2 flex flex-wrap">
                      <Button look="quiet" className="px-2!" onClick={() => setOpen(each.id)}>
                        {t('change')}
                        <span className="sr-only"> {each.name}</span>
                      </Button>
                      <ConfirmDialog
                        title={t('pickup_remove_title')}
                        text={`${each.name}, ${each.address}`}
                        labels={{ confirm: t('remove'), cancel: t('cancel') }}
                        onConfirm={() => void remove(each.id)}
                      >
                        {(ask) => (
                          <Button look="quiet" className="px-2!" onClick={ask}>
                            {t('remove')}
                            <span className="sr-only"> {each.name}</span>
                          </Button>
                        )}
                      </ConfirmDialog>
                    </div>
                  </Writes>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' ? (
        <PickupForm onSaved={saved} onCancel={close} />
      ) : (
        <Writes>
          <Button look="outline" className="self-start" onClick={() => setOpen('new')}>
            <Plus aria-hidden className="size-5" />
            {t('pickup_add')}
          </Button>
        </Writes>
      )}
    </Card>
  );
}

const resolver = lazyResolver<PickupBody>(async () => {
  const { pickupBodySchema } = await import('@/lib/contract/schemas/seller/store');
  return pickupBodySchema as never;
});

const empty = { name: '', phone: '', address: '', city: '', state: '', pincode: '' };

type PickupFormProps = { address?: PickupAddress; onSaved: () => void; onCancel: () => void };

/** The form that adds or changes a pickup address. */
function PickupForm({ address, onSaved, onCancel }: PickupFormProps) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const form = useForm<PickupBody>({ resolver, defaultValues: address ?? empty });
  const fieldText = useFieldText();
  const failure = useFormFailure(form);
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof typeof empty) => ({
    ...form.register(name),
    required: true,
    label: t(`pickup.${name}`),
    error: fieldText(errors[name]),
  });

  const submit = form.handleSubmit(async (values) => {
    failure.clear();
    try {
      await (address?.id === undefined
        ? call('POST /api/seller/store/pickup-addresses', { lang, body: values })
        : call('PUT /api/seller/store/pickup-addresses/{id}', {
            lang,
            body: values,
            params: { id: address?.id },
          }));
      onSaved();
    } catch (refused) {
      failure.show(refused);
    }
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField {...field('name')} hint={t('pickup_name_hint')} />
      <TextField {...field('phone')} type="tel" />
      <TextAreaField {...field('address')} rows={2} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField {...field('pincode')} inputMode="numeric" />
        <TextField {...field('city')} />
      </div>
      <SelectField {...field('state')}>
        <option value="">{t('pickup_choose_state')}</option>
        {stateChoices(lang).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {!address?.is_default && (
        <ChoiceCard type="checkbox" {...form.register('is_default')}>
          {t('pickup_make_default')}
        </ChoiceCard>
      )}
      {failure.text && <Notice tone="bad">{failure.text}</Notice>}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={isSubmitting}>{t('save')}</SubmitButton>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
