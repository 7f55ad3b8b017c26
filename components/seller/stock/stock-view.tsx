'use client';

import clsx from 'clsx';
import { Boxes } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { PageSteps } from '@/components/areas/page-steps';
import { useSend } from '@/components/areas/use-action';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { StockMovementKind, StockMovements } from '@/lib/api/schemas/seller/stock';
import { getStockMovements, getStockSettings, saveStockSettings } from '@/lib/api/seller/stock';
import { latinDigits } from '@/lib/i18n/digits';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, number } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { CorrectDialog } from './correct-dialog';

const kinds = ['sale', 'cancel', 'return', 'correction', 'import', 'opening'] as const;

type Filter = {
  search?: string;
  kind?: StockMovementKind;
  from?: string;
  to?: string;
  page?: number;
};

/** Every change of the store's stock, corrections, and from when on stock is low. */
export function StockView() {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  const errorText = useErrorText();
  const [filter, setFilter] = useState<Filter>({});
  const [correcting, setCorrecting] = useState(false);
  const [corrected, setCorrected] = useState<{ sku: string; stock: number }>();
  const { data, error, mutate } = useSWR(
    sellerKeys.stockMovements(lang, filter),
    () => getStockMovements(lang, filter),
    { keepPreviousData: true },
  );
  const page = filter.page ?? 1;
  const pages = data ? Math.ceil(data.total / data.limit) : 1;

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const value = (name: string) => String(given.get(name) ?? '').trim() || undefined;
    setFilter({
      search: value('search'),
      kind: value('kind') as StockMovementKind | undefined,
      from: value('from'),
      to: value('to'),
    });
  }

  return (
    <AreaPage
      wide
      title={t('title')}
      hint={t('hint')}
      actions={
        <Writes>
          <Button onClick={() => setCorrecting(true)}>{t('correct')}</Button>
        </Writes>
      }
    >
      {corrected && <Notice tone="good">{t('corrected', corrected)}</Notice>}
      <form
        onSubmit={find}
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      >
        <TextField label={t('search')} name="search" type="search" maxLength={100} />
        <SelectField label={t('kind')} name="kind">
          <option value="">{t('all_kinds')}</option>
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('from')} name="from" type="date" />
        <TextField label={t('to')} name="to" type="date" />
        <Button type="submit" look="outline">
          {t('find')}
        </Button>
      </form>
      {error && <Notice tone="bad">{errorText(error)}</Notice>}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.total === 0 && (
        <EmptyState icon={Boxes} level={2} title={t('none')} hint={t('none_hint')} />
      )}
      {data && data.movements.length > 0 && <MovementList movements={data.movements} />}
      <PageSteps page={page} pages={pages} onChoose={(to) => setFilter({ ...filter, page: to })} />
      <WritableFields>
        <LowStockForm />
      </WritableFields>
      {correcting && (
        <CorrectDialog
          onClose={() => setCorrecting(false)}
          onCorrected={(done) => {
            setCorrected(done);
            void mutate();
          }}
        />
      )}
    </AreaPage>
  );
}

/** Movements as a list whose parts stand beside each other on a desk. */
function MovementList({ movements }: Pick<StockMovements, 'movements'>) {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {movements.map((one) => (
        <li
          key={one.id}
          className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 px-4 py-3 md:grid-cols-[3fr_1fr_3fr_2fr] md:items-center"
        >
          <span className="flex min-w-0 flex-col">
            <span className="line-clamp-2">{one.name}</span>
            <span className="text-sm text-ink-soft">{one.sku}</span>
          </span>
          <span className="flex flex-col items-end md:items-start">
            <b className={clsx('text-lg', one.delta < 0 ? 'text-bad' : 'text-good')}>
              {one.delta > 0 ? '+' : '−'}
              {number(Math.abs(one.delta))}
            </b>
            <span className="text-sm text-ink-soft">
              {t('now')}: {number(one.stock)}
            </span>
          </span>
          <span className="flex min-w-0 flex-wrap items-center gap-2 break-words max-md:col-span-2">
            <Badge>{t(`kinds.${one.kind}`)}</Badge>
            {one.reason ?? one.order_number}
          </span>
          <span className="flex flex-col text-sm text-ink-soft max-md:col-span-2 max-md:flex-row max-md:flex-wrap max-md:justify-between max-md:gap-x-4">
            <span>{dateTime(one.at, lang)}</span>
            <span>{one.by ?? t('by_system')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** From which stock on the store is mailed. */
function LowStockForm() {
  const t = useTranslations('seller_stock');
  const lang = useLocale();
  const { data, mutate } = useSWR(sellerKeys.stockSettings(lang), () => getStockSettings(lang));
  const { busy, failure, errors, send } = useSend();
  if (!data) return <Skeleton className="h-32" />;

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = latinDigits(String(new FormData(event.currentTarget).get('threshold'))).trim();
    await send(async () => {
      const threshold = given === '' ? null : /^\d+$/.test(given) ? Number(given) : -1;
      await mutate(saveStockSettings(lang, { low_stock_threshold: threshold }), {
        populateCache: true,
        revalidate: false,
      });
      toast.success(t('low_saved'));
    });
  }

  return (
    <Card>
      <form noValidate onSubmit={save} className="flex flex-col gap-3">
        <h2 className="text-lg font-bold">{t('low')}</h2>
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label={t('low_label')}
            hint={t('low_hint')}
            error={errors.low_stock_threshold ?? failure}
            name="threshold"
            inputMode="numeric"
            maxLength={4}
            defaultValue={data.low_stock_threshold ?? ''}
            className="max-w-prose grow basis-72"
          />
          <Button type="submit" look="outline" busy={busy} className="sm:mt-6.5">
            {t('low_save')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
