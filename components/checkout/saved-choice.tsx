'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { AddressLines } from '@/components/account/address-lines';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { removeAddress } from '@/lib/api/accounts';
import type { Address } from '@/lib/api/schemas/accounts';
import { toast } from '@/lib/storefront/toast';
import { useErrorText } from '@/lib/storefront/use-error-text';

type Props = {
  address: Address;
  radio: Omit<ComponentProps<'input'>, 'type' | 'children'>;
  onEdit: () => void;
  onRemoved: () => void;
};

/** A saved address to choose, change or remove. */
export function SavedChoice({ address, radio, onEdit, onRemoved }: Props) {
  const t = useTranslations('address');
  const lang = useLocale();
  const errorText = useErrorText();
  const ofWhom = { name: address.full_name };

  async function remove() {
    try {
      await removeAddress(lang, address.id);
      onRemoved();
    } catch (failure) {
      toast.error(errorText(failure));
    }
  }

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
