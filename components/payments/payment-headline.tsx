'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import type { Icon } from '@/components/ui/icon';
import {
  Banknote,
  CircleCheckBig,
  CircleX,
  Clock3,
  RotateCcw,
  SearchCheck,
} from '@/components/ui/icons';
import type { PaymentState, PaymentStatus } from '@/lib/contract/schemas/payments';
import { partsOf } from '@/lib/storefront/browser/clock';
import { useNow } from '@/lib/storefront/browser/use-now';
import { money } from '@/lib/storefront/format';

const faces: Record<PaymentState, [icon: Icon, tone: string]> = {
  due: [Banknote, 'bg-accent-soft text-warn'],
  waiting: [Clock3, 'bg-accent-soft text-warn'],
  checking: [SearchCheck, 'bg-accent-soft text-warn'],
  paid: [CircleCheckBig, 'bg-good-soft text-good'],
  failed: [CircleX, 'bg-bad-soft text-bad'],
  cancelled: [CircleX, 'bg-sunken text-ink-soft'],
  refunding: [RotateCcw, 'bg-accent-soft text-warn'],
  refunded: [RotateCcw, 'bg-good-soft text-good'],
};

type Props = { payment: PaymentStatus; isVerifying: boolean; onLapsed: () => void };

/** The state of a payment, and a sentence of explanation. */
export function PaymentHeadline({ payment, isVerifying, onLapsed }: Props) {
  const t = useTranslations('payments');
  const state = isVerifying ? 'checking' : payment.state;
  const [Icon, tone] = faces[state];
  const amounts = {
    amount: money(payment.amount),
    refunded: money(payment.refunded),
    pending: money(payment.refund_pending),
  };
  const isPartly = payment.state === 'paid' && payment.refunded + payment.refund_pending > 0;
  return (
    <div className="flex items-start gap-4">
      <span className={clsx('grid size-12 shrink-0 place-items-center rounded-full', tone)}>
        <Icon aria-hidden className="size-6" />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <div role="status" className="flex flex-col gap-1">
          <h2 className="text-xl font-bold">
            {isVerifying ? t('verifying') : t(`state.${state}.title`, amounts)}
          </h2>
          <p className="text-ink-soft">
            {isVerifying ? t('verifying_hint') : t(`state.${state}.text`, amounts)}
          </p>
          {isPartly && <p className="text-ink-soft">{t('partly_refunded', amounts)}</p>}
        </div>
        {payment.expires_at && !isVerifying && (
          <TimeLeft until={payment.expires_at} onLapsed={onLapsed} />
        )}
      </div>
    </div>
  );
}

/** The time for which the items are still reserved; `until` is ISO 8601. */
function TimeLeft({ until, onLapsed }: { until: string; onLapsed: () => void }) {
  const t = useTranslations('payments');
  const now = useNow();
  const left = now === undefined ? undefined : Math.max(0, Date.parse(until) - now);
  const isOver = left === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the time is over
  useEffect(() => {
    if (isOver) onLapsed();
  }, [isOver]);
  if (!left) return null;
  const { minutes, seconds } = partsOf(left);
  return (
    <p role="timer" className="font-semibold tabular-nums">
      {t('held_for', { minutes, seconds: String(seconds).padStart(2, '0') })}
    </p>
  );
}
