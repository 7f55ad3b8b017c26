'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { proposeListingName } from '@/lib/api/seller/listings';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  /** The name in another language. */
  from: string;
  to: Locale;
  onUse: (name: string) => void;
};

/** Proposes the name in a language in which there is none; nothing is written before its seller has read and taken it. */
export function NameProposal({ from, to, onUse }: Props) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const errorText = useErrorText();
  const [proposal, setProposal] = useState<{ from: string; name: string }>();
  const [isBusy, setBusy] = useState(false);

  async function propose() {
    setBusy(true);
    try {
      setProposal({ from, ...(await proposeListingName(lang, { name: from, to })) });
    } catch (failure) {
      toast.error(errorText(failure));
    }
    setBusy(false);
  }

  if (proposal?.from !== from) {
    return (
      <Button look="quiet" busy={isBusy} onClick={() => void propose()} className="self-start">
        {t(`propose_${to}` as 'propose_en')}
      </Button>
    );
  }
  return (
    <div role="status" className="flex flex-col items-start gap-1">
      <p>
        {t('proposed')} <b lang={to}>{proposal.name}</b>
      </p>
      <p className="text-sm text-ink-soft">{t('proposed_hint')}</p>
      <Button look="outline" onClick={() => onUse(proposal.name)}>
        {t('use_proposal')}
      </Button>
    </div>
  );
}
