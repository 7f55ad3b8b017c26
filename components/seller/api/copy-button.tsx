'use client';

import { Check, Copy } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/storefront/browser/toast';

type Props = { text: string; className?: string };

/** Copies a text, and says so on the button until it is left. */
export function CopyButton({ text, className }: Props) {
  const t = useTranslations('seller_api');
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers refuse on pages without HTTPS; the text can be selected.
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
