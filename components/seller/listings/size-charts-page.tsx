'use client';

import { Plus, Ruler } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { type ChartDraft, chartDraftOf, chartOf, emptyChart } from '@/components/areas/chart-draft';
import { ChartFields } from '@/components/areas/chart-fields';
import { ContractForm } from '@/components/areas/form/contract-form';
import { linesIn } from '@/components/areas/form/form-field';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { type BodyOf, call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { StoreSizeChart } from '@/lib/contract/schemas/seller/size-charts';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';

/** The store's size charts; a change applies to every listing that uses the chart. */
export function SizeChartsPage() {
  const t = useTranslations('size_charts');
  const [open, setOpen] = useState<number | 'new'>();
  const charts = useCall('GET /api/seller/size-charts');
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

type ChartFormProps = {
  chart?: StoreSizeChart;
  onSaved: (charts: StoreSizeChart[]) => void;
  onCancel: () => void;
};

/** The form that adds or changes a size chart. */
function ChartForm({ chart, onSaved, onCancel }: ChartFormProps) {
  const t = useTranslations('size_charts');
  const lang = useLocale();
  return (
    <ContractForm<BodyOf<'POST /api/seller/size-charts'>>
      fields={[
        ...linesIn('name', (locale) =>
          locale === defaultLocale
            ? { label: t('name'), hint: t('name_hint'), maxLength: 60 }
            : { label: t('name_in', { language: languageName(locale, lang) }), maxLength: 60 },
        ),
        {
          name: 'chart',
          kind: 'own',
          label: '',
          read: (draft) => chartOf(draft as ChartDraft),
          render: ({ value, errors, set }) => (
            <ChartFields draft={value as ChartDraft} onChange={set} errors={errors} />
          ),
        },
      ]}
      value={{ ...chart, chart: chart ? chartDraftOf(chart.chart) : emptyChart() }}
      schema={async () =>
        (await import('@/lib/contract/schemas/seller/size-charts')).storeSizeChartBodySchema
      }
      action={t('save')}
      isInDialog
      beside={
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
      onSend={async (body) =>
        onSaved(
          await dataOf(
            call(chart ? 'PUT /api/seller/size-charts/{id}' : 'POST /api/seller/size-charts', {
              lang,
              params: { id: chart?.id ?? 0 },
              body,
            }),
          ),
        )
      }
    />
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
  const { run } = useAction();
  const name = textIn(chart, 'name', lang);

  const remove = () =>
    run(async () => {
      onRemoved(
        await dataOf(
          call('DELETE /api/seller/size-charts/{id}', { lang, params: { id: chart.id } }),
        ),
      );
    });

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
