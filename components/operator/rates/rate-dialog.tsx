'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { ActionDialog } from '@/components/operator/ui/action-dialog';
import { SelectField, TextField } from '@/components/ui/field';
import { listCategories, listStores } from '@/lib/api/catalog';
import { setCommissionRate } from '@/lib/api/operators/settlements';
import { latinDigits } from '@/lib/i18n/digits';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { startOfDay } from '@/lib/time/india';

type Props = { onClose: () => void; onSet: () => void };
type Category = { slug: string; name: string; children?: readonly Category[] };

/** Categories with what is below them, each under the name of its way there. */
const flat = (categories: readonly Category[], above = ''): { slug: string; name: string }[] =>
  categories.flatMap(({ slug, name, children }) => [
    { slug, name: above + name },
    ...flat(children ?? [], `${above + name} › `),
  ]);

/** Sets a rate for all, a category with what is below it, or a store, from a day on. */
export function RateDialog({ onClose, onSet }: Props) {
  const t = useTranslations('operator_commission');
  const lang = useLocale();
  const [scope, setScope] = useState<'all' | 'category' | 'store'>('all');
  const categories = useSWR(scope === 'category' ? operatorKeys.categories(lang) : null, () =>
    listCategories(lang),
  );

  async function send(value: (name: string) => string) {
    const day = value('from');
    await setCommissionRate(lang, {
      percent: Number(latinDigits(value('percent')).replace(',', '.')),
      ...(scope !== 'all' && { [scope]: value('slug') }),
      from: day ? startOfDay(day).toISOString() : undefined,
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
              {flat(categories.data ?? []).map(({ slug, name }) => (
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

/** A store by its address; those that are open are suggested. */
function StoreField({ error }: { error: string | undefined }) {
  const t = useTranslations('operator_commission');
  const lang = useLocale();
  const stores = useSWR(operatorKeys.stores(lang), () => listStores({ limit: 100 }));
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
