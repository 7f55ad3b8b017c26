'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { AddressLines } from '@/components/account/addresses/address-lines';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Address } from '@/lib/api/schemas/accounts';
import { useRemoveAddress } from '@/lib/storefront/addresses/use-remove-address';

type Props = {
  address: Address;
  radio: Omit<ComponentProps<'input'>, 'type' | 'children'>;
  onEdit: () => void;
  onRemoved: () => void;
};

/** A saved address to choose, change or remove. */
export function SavedChoice({ address, radio, onEdit, onRemoved }: Props) {
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
