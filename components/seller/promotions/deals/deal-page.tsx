'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { Deal } from '@/lib/api/schemas/promotions/deals';
import { endDeal, getDeal, removeDeal } from '@/lib/api/seller/deals';
import { pathIn } from '@/lib/i18n/language-path';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { draftOf } from './chosen';
import { DealBadge } from './deal-badge';
import { DealEffect } from './deal-effect';
import { DealForm } from './deal-form';

/** A deal: to be changed until it begins, then what it sells. */
export function DealPage({ id }: { id: number }) {
  const lang = useLocale();
  const t = useTranslations('seller_deals');
  const deal = useSWR(sellerKeys.deal(lang, id), () => getDeal(lang, id));
  const shown = deal.data;
  return (
    <AreaPage
      title={shown?.name ?? shown?.skus[0]?.name ?? t('deal')}
      hint={
        <AreaLink href="/seller/promotions" className="inline-flex min-h-11 items-center underline">
          {t('to_all')}
        </AreaLink>
      }
      actions={shown && <Actions deal={shown} onChanged={deal.mutate} />}
    >
      <Loaded of={deal}>
        {(loaded) => (
          <>
            <p className="flex flex-wrap items-center gap-3">
              <DealBadge deal={loaded} />
              {t('from_to', {
                from: dateTime(loaded.starts_at, lang),
                to: dateTime(loaded.ends_at, lang),
              })}
            </p>
            {loaded.state === 'coming' ? (
              <WritableFields>
                <DealForm key={loaded.ends_at} id={id} before={draftOf(loaded)} />
              </WritableFields>
            ) : (
              <DealEffect deal={loaded} />
            )}
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

function Actions({ deal, onChanged }: { deal: Deal; onChanged: () => unknown }) {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const router = useRouter();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  if (deal.state === 'ended') return null;
  const does = deal.state === 'running' ? 'end' : 'remove';

  async function go() {
    setBusy(true);
    try {
      if (does === 'end') await endDeal(lang, deal.id);
      else await removeDeal(lang, deal.id);
      toast.success(t(`${does}_done`));
      if (does === 'remove') router.push(pathIn(lang, '/seller/promotions'));
      else await onChanged();
    } catch (failure) {
      toast.error(errorText(failure));
    }
    setBusy(false);
  }

  return (
    <Writes>
      <ConfirmDialog
        title={t(`${does}_question`)}
        text={t(`${does}_hint`)}
        labels={{ confirm: t(does), cancel: t('cancel') }}
        onConfirm={go}
      >
        {(open) => (
          <Button look="danger" busy={isBusy} onClick={open}>
            {t(does)}
          </Button>
        )}
      </ConfirmDialog>
    </Writes>
  );
}
