'use client';

import { X } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { useSWRConfig } from 'swr';
import { Choices } from '@/components/areas/choices';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import { answersOf } from '@/lib/client/use-call';
import { dealLimits } from '@/lib/contract/schemas/promotions/deal-price';
import type { RefusedSku } from '@/lib/contract/schemas/promotions/deals';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { bodyOf, type ChosenSku, type DealDraft, priceIn, refusedOf } from './chosen';
import { SkuPicker } from './sku-picker';

type Props = { before: DealDraft; id?: number };

/** Creates a deal, or changes one that has not begun; refusals appear at their SKU. */
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
      const deal = await (id === undefined
        ? dataOf(call('POST /api/seller/promotions/deals', { lang, body: bodyOf(draft) }))
        : dataOf(
            call('PUT /api/seller/promotions/deals/{id}', {
              lang,
              params: { id },
              body: bodyOf(draft),
            }),
          ));
      toast.success(t('saved'));
      await mutate(answersOf('/api/seller/promotions/deals'));
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

type ChosenSkusProps = {
  draft: DealDraft;
  refused: RefusedSku[];
  onChange: (skus: ChosenSku[]) => void;
};

/** The SKUs of the deal with their new prices, and the reasons of refusals. */
function ChosenSkus({ draft, refused, onChange }: ChosenSkusProps) {
  const t = useTranslations('seller_deals');
  const { skus, by } = draft;
  if (!skus.length) return null;
  const set = (id: number, price: string) =>
    onChange(skus.map((sku) => (sku.product_id === id ? { ...sku, price } : sku)));
  return (
    <section aria-labelledby="chosen" className="flex flex-col gap-2">
      <h2 id="chosen" className="text-lg font-bold">
        {t('in_it', { count: skus.length })}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {skus.map((sku) => {
          const why = refused.find(({ product_id }) => product_id === sku.product_id)?.message;
          const price = priceIn(draft, sku);
          return (
            <li key={sku.product_id} className="flex flex-wrap items-center gap-x-4 gap-y-1 p-3">
              <span className="flex min-w-0 flex-1 basis-56 flex-col">
                <span className="wrap-anywhere">{sku.name}</span>
                <span className="text-sm text-ink-soft wrap-anywhere">{sku.sku}</span>
              </span>
              <span className="flex items-center gap-2 tabular-nums">
                <Whole as="s" className="text-ink-soft">
                  {money(sku.regular)}
                </Whole>
                {by === 'price' ? (
                  <input
                    aria-label={t('price_of', { sku: sku.sku })}
                    inputMode="decimal"
                    value={sku.price}
                    aria-invalid={Boolean(why)}
                    onChange={(event) => set(sku.product_id, event.target.value)}
                    className="min-h-11 w-28 rounded-control border border-line-strong bg-card px-3 text-right aria-invalid:border-bad"
                  />
                ) : (
                  <Whole as="b">{price === undefined ? '–' : money(price)}</Whole>
                )}
              </span>
              <button
                type="button"
                aria-label={t('take_out', { sku: sku.sku })}
                onClick={() => onChange(skus.filter((one) => one !== sku))}
                className="grid size-11 place-items-center rounded-control hover:bg-sunken"
              >
                <X aria-hidden className="size-5" />
              </button>
              {why && <p className="w-full text-sm text-pretty text-bad">{why}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
