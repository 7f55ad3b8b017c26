'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { getBrandRequests, refuseBrandRequest } from '@/lib/api/operators/catalogue';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** Brands that stores' files name: added under the same name, they are given to the listings that wait. */
export function BrandRequests({ onAdd }: { onAdd: (name: string) => void }) {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data, mutate } = useSWR(operatorKeys.brandRequests(lang), () => getBrandRequests(lang));
  if (!data?.length) return null;

  async function refuse(id: number) {
    try {
      await refuseBrandRequest(lang, id);
      void mutate();
    } catch (refused) {
      toast.error(errorText(refused));
    }
  }

  return (
    <section aria-labelledby="brand-requests">
      <Card className="flex flex-col gap-3">
        <h2 id="brand-requests" className="text-lg font-semibold">
          {t('brand_requests')}
        </h2>
        <p className="text-sm text-ink-soft">{t('brand_requests_hint')}</p>
        <ul className="divide-y divide-line">
          {data.map(({ id, name, listing_count: count, stores }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="flex min-w-40 flex-1 flex-col">
                <span className="font-bold break-words">{name}</span>
                <span className="text-sm text-ink-soft">
                  {t('brand_request_waits', { count, stores: stores.join(', ') })}
                </span>
              </div>
              <Button
                look="outline"
                aria-label={t('add_requested_of', { name })}
                onClick={() => onAdd(name)}
              >
                {t('add_requested')}
              </Button>
              <ConfirmDialog
                title={t('refuse_request_title', { name })}
                text={t('refuse_request_text')}
                labels={{ confirm: t('refuse_request'), cancel: t('cancel') }}
                onConfirm={() => void refuse(id)}
              >
                {(ask) => (
                  <Button look="quiet" onClick={ask} aria-label={t('refuse_request_of', { name })}>
                    {t('refuse_request')}
                  </Button>
                )}
              </ConfirmDialog>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
