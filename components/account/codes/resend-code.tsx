'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

/** Seconds between two mails, as the API host enforces. */
const coolDown = 60;

type Props = { sentAt: number; busy: boolean; onResend: () => void };

/** Requests another code after the cool-down. */
export function ResendCode({ sentAt, busy, onResend }: Props) {
  const t = useTranslations('auth');
  const left = useCoolDown(sentAt, coolDown);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Button
      look="quiet"
      className="px-3! aria-disabled:text-ink-soft aria-disabled:opacity-100!"
      // The button stays focusable: when pressed, it enters its cool-down and must keep the focus.
      aria-disabled={left > 0}
      busy={busy}
      onClick={onResend}
    >
      <span className="tabular-nums">{left > 0 ? t('resend_in', { clock }) : t('resend')}</span>
    </Button>
  );
}

/** Returns the whole seconds until `since` (ms) is `seconds` ago; 0 afterwards. */
function useCoolDown(since: number, seconds: number): number {
  const [now, setNow] = useState(since);
  const left = Math.min(seconds, Math.max(0, Math.ceil((since + seconds * 1000 - now) / 1000)));
  const over = left === 0;
  useEffect(() => {
    setNow(Date.now());
    if (over) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}
