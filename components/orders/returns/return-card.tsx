'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { FileDown } from '@/components/ui/icons';
import { LinePicture } from '@/components/ui/line-picture';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import type { ReturnStatus } from '@/lib/contract/schemas/returns/terms';
import type { Return } from '@/lib/contract/schemas/returns/view';
import { variantName } from '@/lib/i18n/variant-name';
import { date, dateTime, money } from '@/lib/storefront/format';
import { useInvoiceDownload } from '../invoice/use-invoice-download';
import { DisputeDialog } from './dispute-dialog';

const HandOverDialog = lazyPart(() => import('./hand-over-dialog'));

const tones: Record<ReturnStatus, ComponentProps<typeof Badge>['tone']> = {
  requested: 'warn',
  accepted: 'accent',
  picked_up: 'accent',
  received: 'accent',
  disputed: 'warn',
  refunded: 'good',
  exchanged: 'good',
  refused: 'bad',
  sent_back: 'bad',
  lapsed: 'neutral',
};

type Props = {
  number: string;
  shown: Return;
  /** Maximum number of pictures for a step. */
  most: number;
};

/** A return with its items, its state and its refund. */
export function ReturnCard({ number, shown, most }: Props) {
  const t = useTranslations('returns');
  const colours = useTranslations('colours');
  const locale = useLocale();
  const [disputing, setDisputing] = useState(false);
  const [handingOver, setHandingOver] = useState(false);
  const { kind, status, refund, items, pictures, store_pictures, credit_note } = shown;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
        <h3 className="font-semibold">{t(`heading.${kind}`, { number: shown.number })}</h3>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <ul className="flex flex-col gap-3">
        {items.map((item) => (
          <li key={item.item_id} className="flex gap-3">
            <LinePicture src={item.image} className="size-14" />
            <span className="flex min-w-0 flex-1 flex-col">
              <span>
                <bdi>{item.name}</bdi> × {item.quantity}
              </span>
              {item.replacement && (
                <span className="text-sm text-ink-soft">
                  {t('replaced_by', { what: variantName(item.replacement, colours, locale) })}
                </span>
              )}
            </span>
            <Whole className="font-semibold tabular-nums">{money(item.amount)}</Whole>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        <span>{t(`reasons.${shown.reason}`)}</span>
        {shown.comment && ` · ${shown.comment}`}
      </p>
      <Pictures pictures={[...pictures, ...store_pictures]} />
      <Steps shown={shown} />
      {kind === 'refund' && <RefundLine refund={refund} />}
      {shown.can_hand_over && (
        <Button className="self-start" onClick={() => setHandingOver(true)}>
          {t('hand_over.open')}
        </Button>
      )}
      {(credit_note || shown.can_dispute) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
          {credit_note && (
            <>
              <span className="text-sm text-ink-soft">
                {t('credit_note', { number: credit_note })}
              </span>
              <CreditNoteButton orderNumber={number} noteNumber={credit_note} />
            </>
          )}
          {shown.can_dispute && (
            <span className="flex flex-wrap items-center gap-3">
              <Button look="outline" onClick={() => setDisputing(true)}>
                {t('dispute.open')}
              </Button>
              {shown.dispute_until && (
                <span className="text-sm text-ink-soft">
                  {t('dispute.until', { date: date(shown.dispute_until, locale) })}
                </span>
              )}
            </span>
          )}
        </div>
      )}
      {handingOver && (
        <HandOverDialog
          number={number}
          id={shown.id}
          most={most}
          onClose={() => setHandingOver(false)}
        />
      )}
      {disputing && (
        <DisputeDialog number={number} id={shown.id} onClose={() => setDisputing(false)} />
      )}
    </Card>
  );
}

type CreditNoteButtonProps = { orderNumber: string; noteNumber: string };

/** Downloads a credit note as a PDF, like an invoice. */
function CreditNoteButton({ orderNumber, noteNumber }: CreditNoteButtonProps) {
  const t = useTranslations('returns');
  const lang = useLocale();
  const { busy, download } = useInvoiceDownload();
  const load = async () =>
    (
      await dataOf(
        call('GET /api/orders/{orderNumber}/creditNotes', { params: { orderNumber }, lang }),
      )
    ).credit_notes.filter(({ number }) => number === noteNumber);
  return (
    <Button
      look="quiet"
      busy={busy}
      aria-label={t('download_this', { number: noteNumber })}
      onClick={() => void download(`credit-note-${noteNumber}`, load)}
      className="-mx-3 px-3! print:hidden"
    >
      {!busy && <FileDown aria-hidden className="size-5" />}
      <span>{t('download')}</span>
    </Button>
  );
}

function Pictures({ pictures }: { pictures: Return['pictures'] }) {
  const t = useTranslations('returns');
  if (!pictures.length) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {pictures.map(({ id, image }, index) => (
        <li key={id}>
          <a href={image} target="_blank" rel="noreferrer" className="block size-20">
            {/* biome-ignore lint/performance/noImgElement: an upload of the site, in its own size */}
            <img
              src={image}
              alt={t('picture', { number: index + 1 })}
              className="size-full rounded-control border border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

const timed = ['requested', 'accepted', 'picked_up', 'received', 'disputed', 'exchanged'] as const;
const isTimed = (status: ReturnStatus): status is (typeof timed)[number] =>
  timed.some((one) => one === status);

function Steps({ shown: { timeline, due_at, status, awaits_stock } }: { shown: Return }) {
  const t = useTranslations('returns');
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-2 border-t border-line pt-4">
      <ol aria-label={t('timeline')} className="flex flex-col gap-3">
        {timeline.map((step) => (
          <li
            key={`${step.status} ${step.at}`}
            className="flex flex-col border-l-2 border-good pl-3"
          >
            <span className="font-medium">{t(`status.${step.status}`)}</span>
            <span className="text-sm text-ink-soft">
              {t(`by.${step.by}`)} ·{' '}
              <Whole as="time" dateTime={step.at}>
                {dateTime(step.at, locale)}
              </Whole>
            </span>
            {step.note && <span className="text-sm text-ink-soft">{step.note}</span>}
          </li>
        ))}
      </ol>
      {due_at && isTimed(status) && (
        <p className="text-sm text-ink-soft">
          {t(`due.${awaits_stock ? 'stock' : status}`, { date: dateTime(due_at, locale) })}
        </p>
      )}
    </div>
  );
}

function RefundLine({ refund }: { refund: Return['refund'] }) {
  const t = useTranslations('returns');
  const locale = useLocale();
  const { amount, to, account, refunded_at, paid_at, reference } = refund;
  return (
    <p className="flex flex-col gap-1 border-t border-line pt-3">
      <span className="flex justify-between gap-4 font-semibold tabular-nums">
        <span>{t(refunded_at ? 'refunded' : 'to_refund')}</span>
        <Whole>{money(amount)}</Whole>
      </span>
      <span className="text-sm text-ink-soft">
        <span>
          {to === 'original_payment' ? t('to_source') : t('to_account', { account: account ?? '' })}
        </span>
        {paid_at && reference && ` · ${t('paid_out', { date: date(paid_at, locale), reference })}`}
      </span>
    </p>
  );
}
