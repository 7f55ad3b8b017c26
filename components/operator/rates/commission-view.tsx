'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractDialog } from '@/components/areas/form/contract-form';
import type { FormField } from '@/components/areas/form/form-field';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { type BodyOf, call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { CommissionRate } from '@/lib/contract/schemas/operators/settlements';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { startOfDay } from '@/lib/time/india';

type Props = { onClose: () => void; onSet: () => void };
type Category = { slug: string; name: string; children?: readonly Category[] };

/** Lists categories and their descendants, each named by its path. */
const flat = (categories: readonly Category[], above = ''): { slug: string; name: string }[] =>
  categories.flatMap(({ slug, name, children }) => [
    { slug, name: above + name },
    ...flat(children ?? [], `${above + name} › `),
  ]);

/** Sets a rate for all stores, for a category with its descendants, or for a store, from a day on. */
function RateDialog({ onClose, onSet }: Props) {
  const t = useTranslations('operator_commission');
  const lang = useLocale();
  const [scope, setScope] = useState<'all' | 'category' | 'store'>('all');
  const categories = useCall('GET /api/categories', scope === 'category' ? {} : null);
  const stores = useCall('GET /api/stores', scope === 'store' ? { query: { limit: 100 } } : null);
  /** Empty is sent as such and refused: a rate without category and store would be that of all stores. */
  const wanted = { empty: '', isRequired: true, isWide: true } as const;
  const scoped: Record<typeof scope, FormField[]> = {
    all: [],
    category: [
      {
        ...wanted,
        name: 'category',
        kind: 'choice',
        label: t('category'),
        options: [
          { value: '', label: '–' },
          ...flat(categories.data?.categories ?? []).map(({ slug, name }) => ({
            value: slug,
            label: name,
          })),
        ],
      },
    ],
    store: [
      {
        ...wanted,
        name: 'store',
        kind: 'path',
        label: t('store'),
        hint: t('store_hint'),
        options: (stores.data ?? []).map(({ slug, name }) => ({ value: slug, label: name })),
      },
    ],
  };

  return (
    <ContractDialog<BodyOf<'POST /api/operator/commission-rates'>>
      title={t('set')}
      action={t('save')}
      head={() => (
        <SelectField
          label={t('for')}
          value={scope}
          onChange={({ target }) => setScope(target.value as typeof scope)}
        >
          <option value="all">{t('of_all')}</option>
          <option value="category">{t('category')}</option>
          <option value="store">{t('store')}</option>
        </SelectField>
      )}
      fields={[
        ...scoped[scope],
        { name: 'percent', kind: 'number', label: t('percent'), isRequired: true },
        {
          name: 'from',
          kind: 'day',
          label: t('from_day'),
          hint: t('from_hint'),
          read: (day) => startOfDay(String(day)).toISOString(),
        },
      ]}
      value={{}}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/settlements')).setCommissionRateSchema
      }
      onClose={onClose}
      onSend={async (body) => {
        await call('POST /api/operator/commission-rates', { lang, body });
        toast.success(t('is_set'));
        onSet();
      }}
    />
  );
}

const scopeOf = ({ store, category }: CommissionRate) => `${store} ${category}`;

/** Returns the ids of the rates now in force: the newest of each scope whose day has come. */
function holdingIds(rates: readonly CommissionRate[], now: number): ReadonlySet<number> {
  const found = new Map<string, number>();
  for (const rate of rates) {
    if (new Date(rate.valid_from).getTime() > now || found.has(scopeOf(rate))) continue;
    found.set(scopeOf(rate), rate.id);
  }
  return new Set(found.values());
}

/** Commission rates with their days, newest first; rates are added for a day, never changed. */
export function CommissionView() {
  const t = useTranslations('operator_commission');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const rates = useCall('GET /api/operator/commission-rates');
  return (
    <AreaPage
      title={t('title')}
      hint={t('hint')}
      actions={<Button onClick={() => setOpen(true)}>{t('set')}</Button>}
    >
      <Loaded of={rates}>
        {(all) => {
          const holding = holdingIds(all, Date.now());
          return (
            <ul className="divide-y divide-line rounded-card border border-line bg-card">
              {all.map((rate) => (
                <li
                  key={rate.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-4"
                >
                  <span className="min-w-0 wrap-anywhere">
                    {rate.store
                      ? t('of_store', { name: rate.store })
                      : rate.category
                        ? t('of_category', { name: rate.category })
                        : t('of_all')}
                  </span>
                  <span className="flex items-center gap-3">
                    {holding.has(rate.id) ? (
                      <Badge tone="good">{t('holds')}</Badge>
                    ) : (
                      new Date(rate.valid_from).getTime() > Date.now() && (
                        <Badge tone="accent">{t('to_come')}</Badge>
                      )
                    )}
                    <span className="text-sm text-ink-soft">
                      {t('from', { date: date(rate.valid_from, lang) })}
                    </span>
                    <b className="tabular-nums">{`${rate.percent}%`}</b>
                  </span>
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
      {isOpen && <RateDialog onClose={() => setOpen(false)} onSet={() => rates.mutate()} />}
    </AreaPage>
  );
}
