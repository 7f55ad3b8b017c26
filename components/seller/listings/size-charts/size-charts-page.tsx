'use client';

import { Plus, Ruler } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import type { StoreSizeChart } from '@/lib/api/schemas/seller/size-charts';
import { getSizeCharts, removeSizeChart } from '@/lib/api/seller/size-charts';
import { textIn } from '@/lib/i18n/translated';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { ChartForm } from './chart-form';

/** The store's size charts: what is changed here is changed on every listing that shows it. */
export function SizeChartsPage() {
  const t = useTranslations('size_charts');
  const lang = useLocale();
  const [open, setOpen] = useState<number | 'new'>();
  const charts = useSWR(sellerKeys.sizeCharts(lang), () => getSizeCharts(lang));
  const close = () => setOpen(undefined);

  function saved(all: StoreSizeChart[]) {
    close();
    toast.success(t('saved'));
    return charts.mutate(all, { revalidate: false });
  }

  return (
    <AreaPage
      title={t('title')}
      hint={
        <AreaLink href="/seller/listings" className="inline-flex min-h-11 items-center underline">
          {t('to_listings')}
        </AreaLink>
      }
      actions={
        open !== 'new' && (
          <Writes>
            <Button onClick={() => setOpen('new')}>
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </Button>
          </Writes>
        )
      }
    >
      <p className="max-w-prose text-pretty text-ink-soft">{t('hint')}</p>
      {open === 'new' && (
        <Card>
          <ChartForm onSaved={saved} onCancel={close} />
        </Card>
      )}
      <Loaded of={charts}>
        {(all) => (
          <>
            {!all.length && open !== 'new' && (
              <EmptyState icon={Ruler} level={2} title={t('none')} hint={t('none_hint')} />
            )}
            <ul className="flex flex-col gap-3">
              {all.map((chart) => (
                <li key={chart.id}>
                  <Card>
                    {open === chart.id ? (
                      <ChartForm chart={chart} onSaved={saved} onCancel={close} />
                    ) : (
                      <ChartRow
                        chart={chart}
                        onEdit={() => setOpen(chart.id)}
                        onRemoved={(left) => charts.mutate(left, { revalidate: false })}
                      />
                    )}
                  </Card>
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

type RowProps = {
  chart: StoreSizeChart;
  onEdit: () => void;
  onRemoved: (left: StoreSizeChart[]) => void;
};

function ChartRow({ chart, onEdit, onRemoved }: RowProps) {
  const t = useTranslations('size_charts');
  const lang = useLocale();
  const errorText = useErrorText();
  const name = textIn(chart, 'name', lang);

  async function remove() {
    try {
      onRemoved(await removeSizeChart(lang, chart.id));
    } catch (refused) {
      toast.error(errorText(refused));
    }
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-0.5">
        <h2 className="font-bold wrap-anywhere">{name}</h2>
        <p className="text-sm text-ink-soft">
          {chart.chart.rows.map(({ size }) => size).join(', ')} ·{' '}
          {t('shown_by', { count: chart.listings })}
        </p>
      </div>
      <Writes>
        <div className="-mx-2 flex flex-wrap">
          <Button look="quiet" className="px-2!" onClick={onEdit}>
            {t('change')}
            <span className="sr-only"> {name}</span>
          </Button>
          <ConfirmDialog
            title={t('remove_title', { name })}
            text={t('remove_hint', { count: chart.listings })}
            labels={{ confirm: t('remove'), cancel: t('cancel') }}
            onConfirm={() => void remove()}
          >
            {(ask) => (
              <Button look="quiet" className="px-2!" onClick={ask}>
                {t('remove')}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
          </ConfirmDialog>
        </div>
      </Writes>
    </div>
  );
}
