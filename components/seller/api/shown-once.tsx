'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { toast } from '@/lib/storefront/browser/toast';

type Props = { title: string; hint: string; secret: string; onDone: () => void };

/** A secret that is shown only once, and focused. */
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

type CopyButtonProps = { text: string; className?: string };

/** Copies a text, and shows so on the button until it loses the focus. */
export function CopyButton({ text, className }: CopyButtonProps) {
  const t = useTranslations('seller_api');
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers refuse to copy on pages without HTTPS; the text can be selected.
      toast.error(t('copy_refused'));
    }
  }

  return (
    <Button look="outline" className={className} onClick={copy} onBlur={() => setCopied(false)}>
      <Icon aria-hidden className="size-5" />
      <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
    </Button>
  );
}
