'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AddressForm } from '@/components/addresses/address-form';
import { AddressLines } from '@/components/addresses/address-lines';
import { SignedIn } from '@/components/session/signed-in';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Plus } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { Address } from '@/lib/contract/schemas/accounts';
import { useAddresses } from '@/lib/storefront/addresses/use-addresses';
import { useRemoveAddress } from '@/lib/storefront/addresses/use-remove-address';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

export function AddressesSection() {
  return <SignedIn>{() => <AddressBook />}</SignedIn>;
}

/** Lists the saved addresses, to add, change and remove. */
function AddressBook() {
  const t = useTranslations('address');
  const { addresses, error } = useAddresses();
  const errorText = useErrorText();
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  const saved = () => {
    close();
    toast.success(t('saved'));
  };

  if (error && !addresses) return <Notice tone="bad">{errorText(error)}</Notice>;
  if (!addresses) return <Skeleton className="h-40" />;
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-4 sm:grid-cols-2">
        {addresses.map((address) => (
          <li key={address.id} className={open === address.id ? 'sm:col-span-2' : undefined}>
            <Card className="flex h-full flex-col gap-3">
              {open === address.id ? (
                <AddressForm address={address} onSaved={saved} onCancel={close} />
              ) : (
                <SavedAddress address={address} onEdit={() => setOpen(address.id)} />
              )}
            </Card>
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        <Card>
          <AddressForm onSaved={saved} onCancel={close} />
        </Card>
      ) : (
        <Button look="outline" className="self-start" onClick={() => setOpen('new')}>
          <Plus aria-hidden className="size-5" />
          {t('add')}
        </Button>
      )}
    </div>
  );
}

type SavedProps = { address: Address; onEdit: () => void };

function SavedAddress({ address, onEdit }: SavedProps) {
  const t = useTranslations('address');
  const remove = useRemoveAddress(address.id);

  return (
    <>
      <div className="flex flex-1 flex-col items-start gap-2">
        {address.is_default && <Badge tone="good">{t('default')}</Badge>}
        <AddressLines address={address} />
      </div>
      <div className="-mx-2 -mb-2 flex flex-wrap">
        <Button look="quiet" className="px-2!" onClick={onEdit}>
          {t('edit')}
        </Button>
        <ConfirmDialog
          title={t('remove_title')}
          text={`${address.full_name}, ${address.full_address}`}
          labels={{ confirm: t('remove'), cancel: t('cancel') }}
          onConfirm={() => void remove()}
        >
          {(ask) => (
            <Button look="quiet" className="px-2!" onClick={ask}>
              {t('remove')}
            </Button>
          )}
        </ConfirmDialog>
      </div>
    </>
  );
}
