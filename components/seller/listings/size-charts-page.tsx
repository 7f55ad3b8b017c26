'use client';

import { Plus, Ruler } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { chartDraftOf, chartOf, emptyChart } from '@/components/areas/chart-draft';
import { ChartFields } from '@/components/areas/chart-fields';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useAction, useSend } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { StoreSizeChart } from '@/lib/contract/schemas/seller/size-charts';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { fieldIn, fieldValues, textIn } from '@/lib/i18n/translated';
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
  const [names, setNames] = useState(() => fieldValues('name', chart));
  const [draft, setDraft] = useState(() => (chart ? chartDraftOf(chart.chart) : emptyChart()));
  const { busy, failure, errors: fields, send } = useSend();
  const ofChart = Object.fromEntries(
    Object.entries(fields).flatMap(([path, text]) =>
      path.startsWith('chart.') ? [[path.slice('chart.'.length), text]] : [],
    ),
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    await send(async () => {
      const body = { ...names, chart: chartOf(draft) };
      onSaved(
        await (chart?.id === undefined
          ? dataOf(call('POST /api/seller/size-charts', { lang, body }))
          : dataOf(
              call('PUT /api/seller/size-charts/{id}', { lang, params: { id: chart?.id }, body }),
            )),
      );
    });
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        {locales.map((each) => {
          const field = fieldIn('name', each);
          const isDefault = each === defaultLocale;
          return (
            <TextField
              key={each}
              label={isDefault ? t('name') : t('name_in', { language: languageName(each, lang) })}
              hint={isDefault ? t('name_hint') : undefined}
              lang={isDefault ? undefined : each}
              value={names[field]}
              maxLength={60}
              error={fields[field]}
              onChange={({ target }) => setNames({ ...names, [field]: target.value })}
            />
          );
        })}
      </div>
      <ChartFields draft={draft} onChange={setDraft} errors={ofChart} />
      {failure && Object.keys(fields).length === 0 && <Notice tone="bad">{failure}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
        <Button look="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
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
