'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { DealBadge } from '@/components/areas/promotions/deal-columns';
import { useAction } from '@/components/areas/use-action';
import { WritableFields, Writes } from '@/components/seller/ui/writes';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { Deal } from '@/lib/contract/schemas/promotions/deals';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime, money } from '@/lib/storefront/format';
import { draftOf } from './chosen';
import { DealForm } from './deal-form';

/** A deal: editable until it begins, then with its sales. */
export function DealPage({ id }: { id: number }) {
  const lang = useLocale();
  const t = useTranslations('seller_deals');
  const deal = useCall('GET /api/seller/promotions/deals/{id}', { params: { id } });
  const shown = deal.data;
  return (
    <AreaPage
      title={shown?.name ?? shown?.skus[0]?.name ?? t('deal')}
      hint={
        <AreaLink href="/seller/promotions" className="inline-flex min-h-11 items-center underline">
          {t('to_all')}
        </AreaLink>
      }
      actions={shown && <Actions deal={shown} onChanged={deal.mutate} />}
    >
      <Loaded of={deal}>
        {(loaded) => (
          <>
            <p className="flex flex-wrap items-center gap-3">
              <DealBadge deal={loaded} />
              {t('from_to', {
                from: dateTime(loaded.starts_at, lang),
                to: dateTime(loaded.ends_at, lang),
              })}
            </p>
            {loaded.state === 'coming' ? (
              <WritableFields>
                <DealForm key={loaded.ends_at} id={id} before={draftOf(loaded)} />
              </WritableFields>
            ) : (
              <DealEffect deal={loaded} />
            )}
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

/** The sales of a deal, compared with an equal period before it began. */
function DealEffect({ deal }: { deal: Deal }) {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const start = Date.parse(deal.starts_at);
  const end = Math.min(Date.parse(deal.ends_at), Date.now());
  const from = new Date(2 * start - end).toISOString();
  return (
    <>
      <section aria-labelledby="effect" className="flex flex-col gap-3">
        <h2 id="effect" className="text-lg font-bold">
          {t('effect')}
        </h2>
        <div className="grid gap-3 sm:grid-cols-2">
          <Sold title={t('during')} sold={deal.during} />
          <Sold
            title={t('before')}
            hint={t('from_to', { from: dateTime(from, lang), to: dateTime(deal.starts_at, lang) })}
            sold={deal.before}
          />
        </div>
        <p className="text-sm text-ink-soft">{t('effect_hint')}</p>
      </section>
      <section aria-labelledby="skus" className="flex flex-col gap-3">
        <h2 id="skus" className="text-lg font-bold">
          {t('in_it', { count: deal.skus.length })}
        </h2>
        <ul className="divide-y divide-line rounded-card border border-line bg-card">
          {deal.skus.map((sku) => (
            <li
              key={sku.product_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 p-3"
            >
              <span className="flex min-w-0 flex-1 basis-56 flex-col">
                <span className="wrap-anywhere">{sku.name}</span>
                <span className="text-sm text-ink-soft wrap-anywhere">{sku.sku}</span>
              </span>
              <span className="tabular-nums">
                <Whole as="b">{money(sku.price)}</Whole>
                {deal.state === 'running' && (
                  <Whole as="s" className="ml-2 text-ink-soft">
                    {money(sku.regular_price)}
                  </Whole>
                )}
              </span>
              <span className="text-sm text-ink-soft">
                {t('sold', { during: sku.during.units, before: sku.before.units })}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type SoldProps = { title: string; hint?: string; sold: Deal['during'] };

function Sold({ title, hint, sold }: SoldProps) {
  const t = useTranslations('seller_deals');
  return (
    <div className="flex flex-col gap-1 rounded-card border border-line bg-card p-4 shadow-card">
      <h3 className="font-semibold">{title}</h3>
      <Whole as="p" className="text-2xl font-bold tabular-nums">
        {money(sold.revenue)}
      </Whole>
      <p>{t('units', { count: sold.units })}</p>
      {hint && <p className="text-sm text-ink-soft">{hint}</p>}
    </div>
  );
}

function Actions({ deal, onChanged }: { deal: Deal; onChanged: () => unknown }) {
  const t = useTranslations('seller_deals');
  const lang = useLocale();
  const router = useRouter();
  const { busy, run } = useAction();
  if (deal.state === 'ended') return null;
  const does = deal.state === 'running' ? 'end' : 'remove';

  const go = () =>
    run(async () => {
      if (does === 'end')
        await dataOf(
          call('POST /api/seller/promotions/deals/{id}/end', { lang, params: { id: deal.id } }),
        );
      else
        await call('DELETE /api/seller/promotions/deals/{id}', { lang, params: { id: deal.id } });
      toast.success(t(`${does}_done`));
      if (does === 'remove') router.push(pathIn(lang, '/seller/promotions'));
      else await onChanged();
    });

  return (
    <Writes>
      <ConfirmDialog
        title={t(`${does}_question`)}
        text={t(`${does}_hint`)}
        labels={{ confirm: t(does), cancel: t('cancel') }}
        onConfirm={go}
      >
        {(open) => (
          <Button look="danger" busy={busy} onClick={open}>
            {t(does)}
          </Button>
        )}
      </ConfirmDialog>
    </Writes>
  );
}
