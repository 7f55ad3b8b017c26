'use client';

import { PackageSearch, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { oneLineOrTwo } from '@/components/areas/table/cell';
import { DataTable } from '@/components/areas/table/data-table';
import { useAction } from '@/components/areas/use-action';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { listingStatuses } from '@/lib/contract/schemas/seller/listing-states';
import type { ListingRow, ListingRowSku } from '@/lib/contract/schemas/seller/listings';
import { languageName } from '@/lib/i18n/language-name';
import { pathIn } from '@/lib/i18n/language-path';
import { otherLocales } from '@/lib/i18n/locales';
import { fieldIn, textIn } from '@/lib/i18n/translated';
import { useIsView } from '@/lib/seller/use-seller';
import { money } from '@/lib/storefront/format';
import { BulkActions } from './bulk-actions';
import { SavedViews } from './saved-views';
import { SkuAmount } from './sku-amounts';
import { StatusBadge } from './status-badge';

/** The store's listings: search, filters, in-place changes of price and stock, and bulk changes. */
export function ListingsScreen() {
  const t = useTranslations('seller_listings');
  const lang = useLocale();
  const router = useRouter();
  const { busy, run } = useAction();
  const isView = useIsView();
  const { categories = [] } = useCall('GET /api/categories').data ?? {};
  const titleOf = (listing: ListingRow) => textIn(listing, 'title', lang) || t('untitled');

  const add = () =>
    run(async () => {
      const { id } = await dataOf(
        call('POST /api/seller/listings', {
          lang,
          body: { document: { name: {}, description: {} } },
        }),
      );
      router.push(pathIn(lang, `/seller/listings/${id}`));
    });

  return (
    <AreaPage
      title={t('title')}
      wide
      actions={
        <>
          <Button asChild look="outline">
            <AreaLink href="/seller/listings/size-charts">{t('size_charts')}</AreaLink>
          </Button>
          <Writes>
            <Button busy={busy} onClick={add}>
              <Plus aria-hidden className="size-5" />
              {t('add')}
            </Button>
          </Writes>
        </>
      }
    >
      <DataTable
        name="listings"
        label={t('title')}
        endpoint="GET /api/seller/listings"
        rows="listings"
        id={({ id }) => id}
        rowName={titleOf}
        tabs={{
          name: 'status',
          label: t('status_label'),
          options: (page) => [
            {
              value: '',
              label: t('all'),
            },
            ...listingStatuses.map((value) => ({
              value,
              label: t(`status.${value}`),
              count: page?.counts[value],
            })),
          ],
        }}
        search={{ name: 'q', label: t('search_hint') }}
        filters={[
          {
            kind: 'choice',
            name: 'category',
            label: t('category'),
            options: categories.flatMap(({ children }) =>
              children.map(({ id, name }) => ({ value: String(id), label: name })),
            ),
          },
          {
            kind: 'choice',
            name: 'stock',
            label: t('stock'),
            options: [
              { value: 'out', label: t('stock_out') },
              { value: 'low', label: t('stock_low') },
            ],
          },
          {
            kind: 'choice',
            name: 'missing',
            label: t('texts'),
            options: otherLocales.map((value) => ({
              value,
              label: t('lacks', { language: languageName(value, lang) }),
            })),
          },
        ]}
        bar={() => <SavedViews />}
        columns={[
          {
            key: 'title',
            label: t('columns.title'),
            value: titleOf,
            cell: (listing) => (
              <span className="flex items-center gap-3">
                <Picture
                  src={listing.image}
                  alt=""
                  sizes="40px"
                  className="size-10 shrink-0 rounded-control object-cover max-md:hidden"
                />
                <AreaLink
                  href={`/seller/listings/${listing.id}`}
                  data-open
                  dir="auto"
                  title={titleOf(listing)}
                  className={`${oneLineOrTwo} block font-semibold text-brand hover:underline max-md:after:absolute max-md:after:inset-0 md:max-w-64`}
                >
                  {titleOf(listing)}
                </AreaLink>
              </span>
            ),
            sort: 'title',
            card: 'title',
          },
          {
            key: 'sku',
            label: t('columns.sku'),
            value: ({ code, skus }) => (skus.length === 1 ? skus[0]?.sku : code),
            width: 140,
            card: 'line',
          },
          {
            key: 'status',
            label: t('status_label'),
            kind: 'state',
            value: ({ status }) => t(`status.${status}`),
            cell: (listing) => (
              <span className="flex items-center gap-1 max-md:flex-wrap">
                <StatusBadge status={listing.status} />
                {listing.has_changes && <Badge tone="warn">{t('has_changes')}</Badge>}
                {otherLocales
                  .filter((each) => !listing[fieldIn('title', each)])
                  .map((each) => (
                    <Badge key={each}>{t('lacks', { language: languageName(each, lang) })}</Badge>
                  ))}
              </span>
            ),
            card: 'state',
          },
          {
            key: 'price',
            label: t('columns.price'),
            kind: 'amount',
            value: ({ skus }) => pricesOf(skus)[0],
            cell: ({ skus }, list) => {
              const [sku] = skus;
              return sku && skus.length === 1 ? (
                <WritableFields>
                  <SkuAmount sku={sku} name="price" onChanged={list.refresh} />
                </WritableFields>
              ) : (
                <Whole>{rangeOf(pricesOf(skus))}</Whole>
              );
            },
            sort: 'price',
            card: 'amount',
          },
          {
            key: 'mrp',
            label: 'MRP',
            kind: 'amount',
            value: ({ skus: [sku] }) => sku?.mrp,
            isHidden: true,
          },
          {
            key: 'stock',
            label: t('stock'),
            kind: 'number',
            value: ({ skus }) => stockOf(skus),
            cell: ({ skus: [sku, ...more] }, list) =>
              sku && !more.length ? (
                <WritableFields>
                  <SkuAmount sku={sku} name="stock" onChanged={list.refresh} />
                </WritableFields>
              ) : undefined,
            sort: 'stock',
          },
          {
            key: 'changed',
            label: t('columns.changed'),
            kind: 'date',
            value: ({ updated_at: at }) => at,
            sort: 'changed',
            isHidden: true,
          },
        ]}
        details={({ skus }, list) => <Variants skus={skus} onChanged={list.refresh} />}
        actions={
          isView ? undefined : (chosen, list) => <BulkActions listings={chosen} list={list} />
        }
        empty={{ icon: PackageSearch, title: t('none'), hint: t('none_hint') }}
      />
    </AreaPage>
  );
}

const pricesOf = (skus: readonly ListingRowSku[]) =>
  skus.flatMap(({ price }) => (price === null ? [] : [price])).sort((a, b) => a - b);

function rangeOf(prices: readonly number[]): string {
  const [least, most] = [prices[0], prices.at(-1)];
  if (least === undefined || most === undefined) return '–';
  return least === most ? money(least) : `${money(least)} – ${money(most)}`;
}

const stockOf = (skus: readonly ListingRowSku[]) =>
  skus.reduce((sum, { stock }) => sum + (stock ?? 0), 0);

type VariantsProps = { skus: readonly ListingRowSku[]; onChanged: () => void };

/** The SKUs of a listing, with price, stock and threshold changed in place. */
function Variants({ skus, onChanged }: VariantsProps) {
  const t = useTranslations('seller_listings');
  return (
    <WritableFields>
      <table className="text-sm">
        <thead className="text-left text-ink-soft">
          <tr>
            <th className="pr-6 font-medium">{t('columns.sku')}</th>
            <th className="pr-6 text-right font-medium">MRP</th>
            <th className="pr-3 text-right font-medium">{t('columns.price')}</th>
            <th className="pr-3 text-right font-medium">{t('stock')}</th>
            <th className="text-right font-medium">{t('low_at')}</th>
          </tr>
        </thead>
        <tbody>
          {skus.map((sku) => (
            <tr key={sku.id ?? `${sku.colour} ${sku.size}`}>
              <th scope="row" className="py-1 pr-6 text-left font-medium">
                {[sku.colour, sku.size].filter(Boolean).join(' · ')}
                <span className="block text-ink-soft wrap-anywhere">{sku.sku}</span>
              </th>
              <td className="pr-6 text-right tabular-nums">
                {sku.mrp === null ? '–' : money(sku.mrp)}
              </td>
              {(['price', 'stock', 'low_stock'] as const).map((name) => (
                <td key={name} className="pr-3 text-right">
                  <SkuAmount sku={sku} name={name} onChanged={onChanged} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WritableFields>
  );
}
