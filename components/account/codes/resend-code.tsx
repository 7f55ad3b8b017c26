'use client';

import { useTranslations } from 'next-intl';
import { useCoolDown } from '@/components/account/codes/use-cool-down';
import { Button } from '@/components/ui/button';

/** Seconds between two mails, as the API host keeps them. */
const coolDown = 60;

type Props = { sentAt: number; busy: boolean; onResend: () => void };

/** Requests another code once the cool-down is over. */
export function ResendCode({ sentAt, busy, onResend }: Props) {
  const t = useTranslations('auth');
  const left = useCoolDown(sentAt, coolDown);
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Button
      look="quiet"
      className="px-3! aria-disabled:text-ink-soft aria-disabled:opacity-100!"
      // Pressed, it goes into its cool-down, and must not lose the focus.
      aria-disabled={left > 0}
      busy={busy}
      onClick={onResend}
    >
      <span className="tabular-nums">{left > 0 ? t('resend_in', { clock }) : t('resend')}</span>
    </Button>
  );
}
