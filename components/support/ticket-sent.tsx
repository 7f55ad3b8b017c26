'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';

type Props = { number: string; email: string; hours: number; onAnother: () => void };

/** What became of the message; takes the focus, for the form that had it is gone. */
export function TicketSent({ number, email, hours, onAnother }: Props) {
  const t = useTranslations('support');
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3">
      <p ref={text} tabIndex={-1} className="text-lg font-semibold text-good outline-none">
        {t.rich('sent', { number, b: (text) => <span className="whitespace-nowrap">{text}</span> })}
      </p>
      <p>{t('sent_hint', { email, hours })}</p>
      <Button look="outline" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  );
}
