'use client';

import { useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressFields } from '@/components/addresses/address-fields';
import { AddressForm } from '@/components/addresses/address-form';
import { AddressLines } from '@/components/addresses/address-lines';
import { useAddressBinding } from '@/components/addresses/use-address-binding';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Address } from '@/lib/contract/schemas/accounts';
import { useRemoveAddress } from '@/lib/storefront/addresses/use-remove-address';
import { type CheckoutValues, newAddress } from './values';

type Props = { which: 'shipping' | 'billing'; saved: Address[]; label: string };

/** A choice of the saved addresses, which can be changed here, or a new one; only the fields if none is saved. */
export function AddressChoice({ which, saved, label }: Props) {
  const t = useTranslations('address');
  const form = useFormContext<CheckoutValues>();
  const binding = useAddressBinding(form, `${which}_address.`);
  const choice = useWatch<CheckoutValues, typeof which>({ name: which });
  const [edited, setEdited] = useState<number>();

  function forget(removed: Address) {
    const rest = saved.filter(({ id }) => id !== removed.id);
    for (const name of ['shipping', 'billing'] as const) {
      if (form.getValues(name) === String(removed.id)) {
        form.setValue(name, rest[0] ? String(rest[0].id) : newAddress);
      }
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {saved.length > 0 && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="sr-only">{label}</legend>
          {saved.map((address) =>
            edited === address.id ? (
              <div
                key={address.id}
                className="rounded-control border border-line p-3 sm:col-span-2"
              >
                <AddressForm
                  address={address}
                  onCancel={() => setEdited(undefined)}
                  onSaved={() => setEdited(undefined)}
                />
              </div>
            ) : (
              <SavedChoice
                key={address.id}
                address={address}
                radio={{ ...form.register(which), value: String(address.id) }}
                onEdit={() => setEdited(address.id)}
                onRemoved={() => forget(address)}
              />
            ),
          )}
          <ChoiceCard
            type="radio"
            {...form.register(which)}
            value={newAddress}
            className="sm:col-span-full"
          >
            <span className="font-semibold">{t('other')}</span>
          </ChoiceCard>
        </fieldset>
      )}
      {choice === newAddress && (
        // A separate form, so that the browser's autofill knows which fields belong together.
        <form method="post" noValidate onSubmit={(event) => event.preventDefault()}>
          <AddressFields binding={binding} section={which} />
        </form>
      )}
    </div>
  );
}

type SavedChoiceProps = {
  address: Address;
  radio: Omit<ComponentProps<'input'>, 'type' | 'children'>;
  onEdit: () => void;
  onRemoved: () => void;
};

/** A saved address to choose, change or remove. */
function SavedChoice({ address, radio, onEdit, onRemoved }: SavedChoiceProps) {
  const t = useTranslations('address');
  const remove = useRemoveAddress(address.id, onRemoved);
  const ofWhom = { name: address.full_name };

  return (
    <div className="flex flex-col">
      <ChoiceCard type="radio" {...radio} className="flex-1">
        <AddressLines address={address} />
      </ChoiceCard>
      <div className="flex flex-wrap">
        <Button look="quiet" className="px-3!" onClick={onEdit} aria-label={t('edit_of', ofWhom)}>
          {t('edit')}
        </Button>
        <ConfirmDialog
          title={t('remove_title')}
          text={`${address.full_name}, ${address.full_address}`}
          labels={{ confirm: t('remove'), cancel: t('cancel') }}
          onConfirm={() => void remove()}
        >
          {(ask) => (
            <Button
              look="quiet"
              className="px-3!"
              onClick={ask}
              aria-label={t('remove_of', ofWhom)}
            >
              {t('remove')}
            </Button>
          )}
        </ConfirmDialog>
      </div>
    </div>
  );
}
