import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { useCall } from '@/lib/client/use-call';
import {
  type GstBands,
  gstBandsOf,
  gstRateAt,
  percentOf,
  percentSchema,
  pricesToAvoid,
} from '@/lib/contract/schemas/gst/rates';
import type { ListingDocument } from '@/lib/contract/schemas/seller/listing-document';
import { money } from '@/lib/storefront/format';
import { dayOf } from '@/lib/time/india';

type Props = { document: ListingDocument; onChange: (values: Partial<ListingDocument>) => void };

/** The GST rates for the HSN code, and the listing's own rate under a notification. */
export function GstFields({ document, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const { data: rows } = useCall('GET /api/gst-rates');
  const [hasOwn, setOwn] = useState(Boolean(document.gst_notification));
  const [percent, setPercent] = useState(String(document.gst_rate ?? ''));
  const bands = rows ? gstBandsOf(rows, document.hsn, dayOf(new Date())) : [];

  if (!hasOwn) {
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="font-medium">{t('gst')}</p>
        {rows && document.hsn.length >= 4 && <Bands bands={bands} />}
        <AvoidedPrices bands={bands} document={document} onChange={onChange} />
        <Button look="quiet" onClick={() => setOwn(true)}>
          {t('gst_own')}
        </Button>
      </div>
    );
  }
  return (
    <>
      <TextField
        label={t('gst_own_rate')}
        inputMode="decimal"
        autoComplete="off"
        value={percent}
        onChange={({ target }) => {
          setPercent(target.value);
          const { data } = percentSchema.safeParse(Number(target.value.replace(',', '.')));
          onChange({ gst_rate: target.value.trim() === '' ? null : (data ?? null) });
        }}
      />
      <TextField
        label={t('gst_notification')}
        hint={t('gst_notification_hint', { example: '9/2025-Central Tax (Rate)' })}
        maxLength={80}
        value={document.gst_notification ?? ''}
        onChange={({ target }) => onChange({ gst_notification: target.value })}
      />
      <Button
        look="quiet"
        className="self-end justify-self-start"
        onClick={() => {
          setOwn(false);
          setPercent('');
          onChange({ gst_rate: null, gst_notification: '' });
        }}
      >
        {t('gst_by_table')}
      </Button>
    </>
  );
}

function Bands({ bands }: { bands: GstBands }) {
  const t = useTranslations('seller_listing');
  return (
    <ul className="text-sm text-ink-soft">
      {bands.map(({ upTo, rate }, index) => {
        const percent = percentOf(rate);
        const before = bands[index - 1];
        if (upTo !== null) {
          const price = money((upTo * (10_000 + rate)) / 1_000_000);
          return <li key={rate}>{t('gst_up_to', { percent, price })}</li>;
        }
        return (
          <li key={rate}>{before ? t('gst_above', { percent }) : t('gst_of_hsn', { percent })}</li>
        );
      })}
    </ul>
  );
}

/** Warns of a price between two rate bands, and offers the lower one, which leaves the seller more. */
function AvoidedPrices({ bands, document, onChange }: Props & { bands: GstBands }) {
  const t = useTranslations('seller_listing');
  const ranges = pricesToAvoid(bands);
  const better = (price: number | null) =>
    ranges.find(({ best, worse }) => price !== null && price * 100 > best && price * 100 <= worse);
  const first = document.skus.map(({ price }) => better(price)).find(Boolean);
  if (!first) return null;
  const propose = () =>
    onChange({
      skus: document.skus.map((sku) => {
        const range = better(sku.price);
        return range ? { ...sku, price: range.best / 100 } : sku;
      }),
    });
  const rate = (price: number) => percentOf(gstRateAt(bands, price, 1));
  return (
    <Notice tone="info">
      <span className="block">
        {t('gst_between', {
          from: money(first.best / 100),
          to: money(first.worse / 100),
          lower: rate(first.best),
          higher: rate(first.best + 1),
        })}
      </span>
      <Button look="outline" className="mt-2" onClick={propose}>
        {t('gst_propose', { price: money(first.best / 100) })}
      </Button>
    </Notice>
  );
}
