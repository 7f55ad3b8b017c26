'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ChoiceCard } from '@/components/ui/choice';

type Props = { codes: string[]; onKept: () => void };

/** The recovery codes, shown once, to copy or write down before continuing. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const t = useTranslations('operator_sign_in');
  const [isKept, setKept] = useState(false);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied(true);
    } catch {
      // Browsers refuse to copy on pages without HTTPS; the codes can be selected.
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <p>{t('codes_hint')}</p>
      <ul className="grid grid-cols-2 gap-2 rounded-control bg-sunken p-4 font-mono text-sm max-[22rem]:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button look="outline" onClick={copy}>
        <span aria-live="polite">{t(isCopied ? 'copied' : 'copy')}</span>
      </Button>
      <ChoiceCard
        type="checkbox"
        checked={isKept}
        onChange={(event) => setKept(event.target.checked)}
      >
        {t('kept')}
      </ChoiceCard>
      <Button aria-disabled={!isKept} onClick={onKept}>
        {t('go_on')}
      </Button>
    </div>
  );
}
