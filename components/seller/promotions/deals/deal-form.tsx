'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Choices } from '@/components/seller/ui/choices';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { ApiError } from '@/lib/api/request';
import { dealLimits } from '@/lib/api/schemas/promotions/deal-price';
import { saveDeal } from '@/lib/api/seller/deals';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { bodyOf, type DealDraft, refusedOf } from './chosen';
import { ChosenSkus } from './chosen-skus';
import { SkuPicker } from './sku-picker';

type Props = { before: DealDraft; id?: number };

/** Makes a deal, or changes one that has not begun; what is refused is said at its SKU. */
export function DealForm({ before, id }: Props) {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const router = useRouter();
  const errorText = useErrorText();
  const { mutate } = useSWRConfig();
  const [draft, setDraft] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const set = (values: Partial<DealDraft>) => setDraft({ ...draft, ...values });
  const errors = failure instanceof ApiError ? failure.fields : {};
  const refused = refusedOf(failure instanceof ApiError ? failure.data : undefined);
  const withoutRefused = draft.skus.filter(
    (sku) => !refused.some(({ product_id }) => product_id === sku.product_id),
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    try {
      const deal = await saveDeal(lang, bodyOf(draft), id);
      toast.success(t('saved'));
      await mutate((key) => Array.isArray(key) && key[1] === 'deals');
      router.push(pathIn(lang, `/seller/promotions/deals/${deal.id}`));
      router.refresh();
      setFailure(undefined);
    } catch (error) {
      setFailure(error);
    }
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-6">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t('name')}
          hint={t('name_hint')}
          value={draft.name}
          maxLength={dealLimits.name}
          error={errors.name}
          onChange={(event) => set({ name: event.target.value })}
          className="sm:col-span-2"
        />
        <TextField
          label={t('from')}
          hint={t('from_hint')}
          type="datetime-local"
          value={draft.from}
          error={errors.starts_at}
          onChange={(event) => set({ from: event.target.value })}
        />
        <TextField
          label={t('to')}
          hint={t('to_hint', { days: dealLimits.days })}
          type="datetime-local"
          value={draft.to}
          error={errors.ends_at}
          onChange={(event) => set({ to: event.target.value })}
        />
        <div className="flex flex-wrap items-start gap-4 sm:col-span-2">
          <div className="flex flex-col gap-1.5">
            <span aria-hidden className="text-sm font-medium">
              {t('by')}
            </span>
            <Choices
              label={t('by')}
              chosen={draft.by}
              choices={[
                ['percent', t('by_percent')],
                ['price', t('by_price')],
              ]}
              onChoose={(by) => set({ by })}
            />
          </div>
          {draft.by === 'percent' && (
            <TextField
              label={t('percent')}
              inputMode="numeric"
              maxLength={2}
              value={draft.percent}
              error={errors.percent}
              onChange={(event) => set({ percent: event.target.value })}
              className="w-40"
            />
          )}
        </div>
      </div>
      <SkuPicker chosen={draft.skus} onChange={(skus) => set({ skus })} error={errors.skus} />
      <ChosenSkus draft={draft} refused={refused} onChange={(skus) => set({ skus })} />
      {failure !== undefined && (
        <Notice tone="bad">
          {refused.length > 0 ? t('refused', { count: refused.length }) : errorText(failure)}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isBusy}>
          {t(id === undefined ? 'make' : 'save')}
        </Button>
        {refused.length > 0 && withoutRefused.length > 0 && (
          <Button
            look="outline"
            onClick={() => {
              set({ skus: withoutRefused });
              setFailure(undefined);
            }}
          >
            {t('leave_out', { count: refused.length })}
          </Button>
        )}
      </div>
    </form>
  );
}
