'use client';

import { Boxes } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField, TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import type { StockMovementKind } from '@/lib/api/schemas/seller/stock';
import { getStockMovements } from '@/lib/api/seller/stock';
import { sellerKeys } from '@/lib/seller/cache';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { PageSteps } from '../shipments/page-steps';
import { CorrectDialog } from './correct-dialog';
import { LowStockForm } from './low-stock-form';
import { MovementList } from './movement-list';

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
      <PageSteps
        page={page}
        pages={pages}
        texts={{ previous: t('previous'), next: t('next'), page: t('page', { page, pages }) }}
        onPage={(to) => setFilter({ ...filter, page: to })}
      />
      <WritableFields>
        <LowStockForm />
      </WritableFields>
      <CorrectDialog
        open={correcting}
        onClose={() => setCorrecting(false)}
        onCorrected={(done) => {
          setCorrecting(false);
          setCorrected(done);
          void mutate();
        }}
      />
    </AreaPage>
  );
}
