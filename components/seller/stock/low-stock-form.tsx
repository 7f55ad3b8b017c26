'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { TextField } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/api/request';
import { getStockSettings, saveStockSettings } from '@/lib/api/seller/stock';
import { latinDigits } from '@/lib/i18n/digits';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

/** From which stock on the store is mailed. */
export function LowStockForm() {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  const errorText = useErrorText();
  const { data, mutate } = useSWR(sellerKeys.stockSettings(lang), () => getStockSettings(lang));
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  if (!data) return <Skeleton className="h-32" />;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = latinDigits(String(new FormData(event.currentTarget).get('threshold'))).trim();
    setBusy(true);
    try {
      const threshold = given === '' ? null : /^\d+$/.test(given) ? Number(given) : -1;
      await mutate(saveStockSettings(lang, { low_stock_threshold: threshold }), {
        populateCache: true,
        revalidate: false,
      });
      toast.success(t('low_saved'));
      setError(undefined);
    } catch (failure) {
      const fields = failure instanceof ApiError ? failure.fields : {};
      setError(fields.low_stock_threshold ?? errorText(failure));
    }
    setBusy(false);
  }

  return (
    <Card>
      <form noValidate onSubmit={save} className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('low')}</h2>
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label={t('low_label')}
            hint={t('low_hint')}
            error={error}
            name="threshold"
            inputMode="numeric"
            maxLength={4}
            defaultValue={data.low_stock_threshold ?? ''}
            className="max-w-prose grow basis-72"
          />
          <Button type="submit" look="outline" busy={isBusy} className="sm:mt-6.5">
            {t('low_save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
