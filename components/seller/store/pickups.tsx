'use client';

import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/client/call';
import type { PickupAddress, PickupBody } from '@/lib/contract/schemas/seller/store';
import { addressLine } from '@/lib/i18n/cities/place-line';
import { stateChoices } from '@/lib/storefront/catalog/states';

type Props = { addresses: PickupAddress[]; onChanged: () => void };

/** The addresses at which couriers collect shipments. */
export function Pickups({ addresses, onChanged }: Props) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const { run } = useAction();
  const [open, setOpen] = useState<number | 'new'>();

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
            </li>
          ))}
        </ul>
      )}
      <Writes>
        <Button look="outline" className="self-start" onClick={() => setOpen('new')}>
          <Plus aria-hidden className="size-5" />
          {t('pickup_add')}
        </Button>
      </Writes>
      {open !== undefined && (
        <PickupDialog
          address={addresses.find(({ id }) => id === open)}
          onSaved={onChanged}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

const empty = { name: '', phone: '', address: '', city: '', state: '', pincode: '' };

type PickupDialogProps = { address?: PickupAddress; onSaved: () => void; onClose: () => void };

/** Adds or changes a pickup address. */
function PickupDialog({ address, onSaved, onClose }: PickupDialogProps) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const field = (name: keyof typeof empty) => ({
    ...{ name, label: t(`pickup.${name}`), isRequired: true, empty: '' as const },
  });
  const none = { label: t('pickup_choose_state'), value: '' };
  return (
    <ContractDialog<PickupBody>
      title={t(address ? 'pickup_change' : 'pickup_add')}
      onClose={onClose}
      fields={[
        { ...field('name'), kind: 'line', hint: t('pickup_name_hint') },
        { ...field('phone'), kind: 'phone' },
        { ...field('address'), kind: 'text', rows: 2, isWide: true },
        { ...field('pincode'), kind: 'digits' },
        { ...field('city'), kind: 'line' },
        { ...field('state'), kind: 'choice', options: [none, ...stateChoices(lang)] },
        ...(address?.is_default
          ? []
          : [{ name: 'is_default', kind: 'check', label: t('pickup_make_default') } as const]),
      ]}
      value={address ?? empty}
      schema={async () => (await import('@/lib/contract/schemas/seller/store')).pickupBodySchema}
      action={t('save')}
      onSend={async (body) => {
        await (address
          ? call('PUT /api/seller/store/pickup-addresses/{id}', {
              ...{ lang, body, params: { id: address.id } },
            })
          : call('POST /api/seller/store/pickup-addresses', { lang, body }));
        onSaved();
      }}
    />
  );
}
