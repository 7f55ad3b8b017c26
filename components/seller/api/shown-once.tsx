'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { CopyButton } from './copy-button';

type Props = { title: string; hint: string; secret: string; onDone: () => void };

/** A secret that is shown this once, with the focus on it: it cannot be read again. */
export function ShownOnce({ title, hint, secret, onDone }: Props) {
  const t = useTranslations('seller_api');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col gap-4 border-good/40">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
          {title}
        </h2>
        <p className="text-ink-soft">{hint}</p>
      </div>
      <code className="rounded-control bg-sunken p-3 font-mono text-sm break-all select-all">
        {secret}
      </code>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} />
        <Button look="quiet" onClick={onDone}>
          {t('kept')}
        </Button>
      </div>
    </Card>
  );
}
