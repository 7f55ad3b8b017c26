'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ActionDialog } from '@/components/areas/action-dialog';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { call } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { CommissionRate } from '@/lib/contract/schemas/operators/settlements';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { latinDigits } from '@/lib/text/digits';
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

  async function send(value: (name: string) => string) {
    const day = value('from');
    await call('POST /api/operator/commission-rates', {
      lang,
      body: {
        percent: Number(latinDigits(value('percent')).replace(',', '.')),
        ...(scope !== 'all' && { [scope]: value('slug') }),
        from: day ? startOfDay(day).toISOString() : undefined,
      },
    });
    toast.success(t('is_set'));
    onSet();
  }

  return (
    <ActionDialog title={t('set')} action={t('save')} onClose={onClose} onSend={send}>
      {(errors) => (
        <>
          <SelectField
            label={t('for')}
            value={scope}
            onChange={({ target }) => setScope(target.value as typeof scope)}
          >
            <option value="all">{t('of_all')}</option>
            <option value="category">{t('category')}</option>
            <option value="store">{t('store')}</option>
          </SelectField>
          {scope === 'category' && (
            <SelectField label={t('category')} name="slug" error={errors.category}>
              {flat(categories.data?.categories ?? []).map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          {scope === 'store' && <StoreField error={errors.store} />}
          <TextField
            label={t('percent')}
            name="percent"
            inputMode="decimal"
            autoComplete="off"
            error={errors.percent}
            required
          />
          <TextField
            label={t('from_day')}
            hint={t('from_hint')}
            name="from"
            type="date"
            error={errors.from}
          />
        </>
      )}
    </ActionDialog>
  );
}

/** A store by its address; open stores are suggested. */
function StoreField({ error }: { error: string | undefined }) {
  const t = useTranslations('operator_commission');
  const stores = useCall('GET /api/stores', { query: { limit: 100 } });
  return (
    <>
      <TextField
        label={t('store')}
        hint={t('store_hint')}
        name="slug"
        list="open-stores"
        autoComplete="off"
        error={error}
        required
      />
      <datalist id="open-stores">
        {stores.data?.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </datalist>
    </>
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
