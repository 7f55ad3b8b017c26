'use client';

import { Plus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { PickupAddress } from '@/lib/api/schemas/seller/store';
import { removePickup } from '@/lib/api/seller/store';
import { toast } from '@/lib/storefront/browser/toast';
import { stateName } from '@/lib/storefront/catalog/states';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { PickupForm } from './pickup-form';

type Props = { addresses: PickupAddress[]; onChanged: () => void };

/** Where couriers fetch the shipments. */
export function Pickups({ addresses, onChanged }: Props) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  const errorText = useErrorText();
  const [open, setOpen] = useState<number | 'new'>();
  const close = () => setOpen(undefined);
  const saved = () => {
    close();
    onChanged();
  };

  async function remove(id: number) {
    try {
      await removePickup(lang, id);
      onChanged();
    } catch (refused) {
      toast.error(errorText(refused));
    }
  }

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
                    {each.name}
                    {each.is_default && <Badge tone="good">{t('pickup_default')}</Badge>}
                  </p>
                  <p className="text-sm wrap-anywhere">
                    {each.address}, {each.city}, {stateName(each.state, lang)} {each.pincode}
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
