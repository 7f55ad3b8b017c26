'use client';

import { Tags } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSWRConfig } from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Picture } from '@/components/ui/picture';
import { call } from '@/lib/client/call';
import { callKey, useCall } from '@/lib/client/use-call';
import type { ManagedBrand } from '@/lib/contract/schemas/operators/catalogue';
import { BrandDialog } from './brand-dialog';
import { MergeDialog } from './merge-dialog';

type Open = { edit: ManagedBrand | 'new'; name?: string } | { merge: ManagedBrand };

export function Brands() {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const { run } = useAction();
  const brands = useCall('GET /api/operator/brands');
  const { mutate } = useSWRConfig();
  const [open, setOpen] = useState<Open>();
  const done = () => {
    setOpen(undefined);
    void brands.mutate();
    void mutate(callKey('GET /api/operator/brand-requests', lang));
  };

  const remove = (id: number) =>
    run(async () => {
      await call('DELETE /api/operator/brands/{id}', { lang, params: { id } });
      done();
    });

  return (
    <AreaPage
      title={t('brands')}
      hint={t('brands_hint')}
      wide
      actions={<Button onClick={() => setOpen({ edit: 'new' })}>{t('add_brand')}</Button>}
    >
      <BrandRequests onAdd={(name) => setOpen({ edit: 'new', name })} />
      <WholeTable
        name="brands"
        label={t('brands')}
        endpoint="GET /api/operator/brands"
        rows={(all) => all}
        search={{ name: 'search', label: t('find_brand') }}
        id={({ id }) => id}
        rowName={({ name }) => name}
        columns={[
          {
            key: 'name',
            label: t('name'),
            value: ({ name }) => name,
            cell: ({ name, image }) => (
              <span className="flex items-center gap-3 font-semibold">
                <Picture src={image} alt="" sizes="32px" className="size-8 rounded-control" />
                <span>{name}</span>
              </span>
            ),
            card: 'title',
          },
          { key: 'slug', label: t('slug'), value: ({ slug }) => `/${slug}`, card: 'line' },
          {
            key: 'products',
            label: t('product_count'),
            kind: 'number',
            value: ({ product_count: count }) => count,
            card: 'amount',
          },
        ]}
        next={(brand) => (
          <>
            <RowButton
              onClick={() => setOpen({ edit: brand })}
              aria-label={t('edit_of', { name: brand.name })}
            >
              {t('edit')}
            </RowButton>
            <RowButton
              look="quiet"
              onClick={() => setOpen({ merge: brand })}
              aria-label={t('merge_of', { name: brand.name })}
            >
              {t('merge')}
            </RowButton>
            {brand.product_count === 0 && (
              <ConfirmDialog
                title={t('remove_title', { name: brand.name })}
                labels={{ confirm: t('remove'), cancel: t('cancel') }}
                onConfirm={() => void remove(brand.id)}
              >
                {(ask) => (
                  <RowButton
                    look="quiet"
                    onClick={ask}
                    aria-label={t('remove_of', { name: brand.name })}
                  >
                    {t('remove')}
                  </RowButton>
                )}
              </ConfirmDialog>
            )}
          </>
        )}
        empty={{ icon: Tags, title: t('no_brands') }}
      />
      {open && 'edit' in open && (
        <BrandDialog
          brand={open.edit === 'new' ? undefined : open.edit}
          name={open.name}
          onClose={() => setOpen(undefined)}
          onSaved={done}
        />
      )}
      {open && 'merge' in open && (
        <MergeDialog
          name={open.merge.name}
          others={(brands.data ?? []).filter(({ id }) => id !== open.merge.id)}
          onMerge={async (into) => {
            await call('POST /api/operator/brands/{id}/merge', {
              lang,
              params: { id: open.merge.id },
              body: { into },
            });
            done();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </AreaPage>
  );
}

/** Brands named in stores' files: a brand added under the same name is assigned to the waiting listings. */
function BrandRequests({ onAdd }: { onAdd: (name: string) => void }) {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const { run } = useAction();
  const { data, mutate } = useCall('GET /api/operator/brand-requests');
  if (!data?.length) return null;

  const refuse = (id: number) =>
    run(async () => {
      await call('DELETE /api/operator/brand-requests/{id}', { lang, params: { id } });
      void mutate();
    });

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
