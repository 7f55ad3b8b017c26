'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '@/components/areas/loaded';
import { PageSteps } from '@/components/areas/page-steps';
import { TextField } from '@/components/ui/field';
import { Picture } from '@/components/ui/picture';
import { useCall } from '@/lib/client/use-call';
import { dealLimits } from '@/lib/contract/schemas/promotions/deal-price';
import type { ListingRow } from '@/lib/contract/schemas/seller/listings';
import { textIn } from '@/lib/i18n/translated';
import { variantName } from '@/lib/i18n/variant-name';
import type { ChosenSku } from './chosen';

type Props = { chosen: ChosenSku[]; onChange: (skus: ChosenSku[]) => void; error?: string };
type RowProps = Omit<Props, 'error'> & { listing: ListingRow; search: string };

const limit = 8;

/** Finds listings on sale and adds their variants to the deal. */
export function SkuPicker({ chosen, onChange, error }: Props) {
  const t = useTranslations('seller_deals');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const query = useDeferredValue({ q: q || undefined, page, limit, status: 'live' as const });
  const listings = useCall('GET /api/seller/listings', { query }, { keepPreviousData: true });
  return (
    <section aria-labelledby="choose" className="flex flex-col gap-3">
      <h2 id="choose" className="text-lg font-bold">
        {t('choose')}
      </h2>
      <TextField
        type="search"
        label={t('search')}
        value={q}
        error={error}
        onChange={(event) => {
          setQ(event.target.value);
          setPage(1);
        }}
      />
      <Loaded of={listings}>
        {({ listings: found, total }) => (
          <>
            {!found.length && <p className="text-ink-soft">{t('nothing_found')}</p>}
            <ul className="flex flex-col gap-2">
              {found.map((listing) => (
                <Row
                  key={listing.id}
                  listing={listing}
                  search={query.q ?? ''}
                  chosen={chosen}
                  onChange={onChange}
                />
              ))}
            </ul>
            <PageSteps page={page} pages={Math.ceil(total / limit)} onChoose={setPage} />
          </>
        )}
      </Loaded>
    </section>
  );
}

function Row({ listing, search, chosen, onChange }: RowProps) {
  const t = useTranslations('seller_deals');
  const colours = useTranslations('colours');
  const lang = useLocale();
  const title = textIn(listing, 'title', lang);
  const all = listing.skus.flatMap(({ id, sku, colour, size, price }): ChosenSku[] => {
    if (id === null || price === null) return [];
    const name = variantName({ name: title, colour, size }, colours, lang);
    return [{ product_id: id, sku, name, regular: price, price: '' }];
  });
  const wanted = search.trim().toLowerCase();
  const isOneWanted = wanted !== '' && all.some(({ sku }) => sku.toLowerCase().includes(wanted));
  const isIn = ({ product_id }: ChosenSku) => chosen.some((one) => one.product_id === product_id);
  const put = (skus: ChosenSku[], isChosen: boolean) => {
    const ids = new Set(skus.map(({ product_id }) => product_id));
    const others = chosen.filter(({ product_id }) => !ids.has(product_id));
    onChange(isChosen ? [...others, ...skus].slice(0, dealLimits.skus) : others);
  };
  return (
    <li className="rounded-card border border-line bg-card p-2">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={all.length > 0 && all.every(isIn)}
          onChange={(event) => put(all, event.target.checked)}
          className="ml-2 size-5 shrink-0 accent-brand"
        />
        <Picture
          src={listing.image}
          alt=""
          sizes="44px"
          className="size-11 shrink-0 rounded-control object-cover"
        />
        <span className="flex min-w-0 flex-col wrap-anywhere">
          <span>{title}</span>
          {all.length === 1 && <span className="text-sm text-ink-soft">{all[0]?.sku}</span>}
        </span>
      </label>
      {all.length > 1 && (
        <details open={isOneWanted} className="pl-10">
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium">
            {t('variants_in', { count: all.length, chosen: all.filter(isIn).length })}
          </summary>
          <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
            {all.map((sku) => (
              <label key={sku.product_id} className="flex min-h-11 items-center gap-3 text-sm">
                <input
                  type="checkbox"
                  checked={isIn(sku)}
                  onChange={(event) => put([sku], event.target.checked)}
                  className="size-5 shrink-0 accent-brand"
                />
                <span className="flex min-w-0 flex-col py-1 wrap-anywhere">
                  {sku.name.slice(title.length + 3)}
                  <span className="text-ink-soft">{sku.sku}</span>
                </span>
              </label>
            ))}
          </div>
        </details>
      )}
    </li>
  );
}
