'use client';

import { Tags } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { Picture } from '@/components/ui/picture';
import {
  getBrandRequests,
  getManagedBrands,
  mergeBrand,
  refuseBrandRequest,
  removeBrand,
} from '@/lib/api/operators/catalogue';
import type { ManagedBrand } from '@/lib/api/schemas/operators/catalogue';
import { operatorKeys } from '@/lib/operator/cache';
import { BrandDialog } from './brand-dialog';
import { MergeDialog } from './merge-dialog';

type Open = { edit: ManagedBrand | 'new'; name?: string } | { merge: ManagedBrand };

export function Brands() {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const { run } = useAction();
  const brands = useSWR(operatorKeys.brands(lang), () => getManagedBrands(lang));
  const { mutate } = useSWRConfig();
  const [open, setOpen] = useState<Open>();
  const done = () => {
    setOpen(undefined);
    void brands.mutate();
    void mutate(operatorKeys.brandRequests(lang));
  };

  const remove = (id: number) =>
    run(async () => {
      await removeBrand(lang, id);
      done();
    });

  return (
    <AreaPage
      title={t('brands')}
      hint={t('brands_hint')}
      actions={<Button onClick={() => setOpen({ edit: 'new' })}>{t('add_brand')}</Button>}
    >
      <BrandRequests onAdd={(name) => setOpen({ edit: 'new', name })} />
      <Loaded of={brands}>
        {(all) =>
          all.length ? (
            <ul className="divide-y divide-line rounded-card border border-line bg-card">
              {all.map((brand) => (
                <li
                  key={brand.id}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-3"
                >
                  <Picture
                    src={brand.image}
                    alt=""
                    sizes="40px"
                    className="size-10 rounded-control"
                  />
                  <div className="flex min-w-40 flex-1 flex-col">
                    <span className="font-bold">{brand.name}</span>
                    <span className="text-sm text-ink-soft">
                      /{brand.slug} · {t('products', { count: brand.product_count })}
                    </span>
                  </div>
                  <div className="flex flex-wrap items-center max-sm:w-full max-sm:pl-10">
                    <Button
                      look="quiet"
                      onClick={() => setOpen({ edit: brand })}
                      aria-label={t('edit_of', { name: brand.name })}
                    >
                      {t('edit')}
                    </Button>
                    <Button
                      look="quiet"
                      onClick={() => setOpen({ merge: brand })}
                      aria-label={t('merge_of', { name: brand.name })}
                    >
                      {t('merge')}
                    </Button>
                    {brand.product_count === 0 && (
                      <ConfirmDialog
                        title={t('remove_title', { name: brand.name })}
                        labels={{ confirm: t('remove'), cancel: t('cancel') }}
                        onConfirm={() => void remove(brand.id)}
                      >
                        {(ask) => (
                          <Button
                            look="quiet"
                            onClick={ask}
                            aria-label={t('remove_of', { name: brand.name })}
                          >
                            {t('remove')}
                          </Button>
                        )}
                      </ConfirmDialog>
                    )}
                  </div>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={Tags} level={2} title={t('no_brands')} />
          )
        }
      </Loaded>
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
            await mergeBrand(lang, open.merge.id, into);
            done();
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
    </AreaPage>
  );
}

/** Brands that stores' files name: added under the same name, they are given to the listings that wait. */
function BrandRequests({ onAdd }: { onAdd: (name: string) => void }) {
  const t = useTranslations('operator_catalogue');
  const lang = useLocale();
  const { run } = useAction();
  const { data, mutate } = useSWR(operatorKeys.brandRequests(lang), () => getBrandRequests(lang));
  if (!data?.length) return null;

  const refuse = (id: number) =>
    run(async () => {
      await refuseBrandRequest(lang, id);
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
