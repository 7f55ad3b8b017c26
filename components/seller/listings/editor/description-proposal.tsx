'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { proposeListingDescription } from '@/lib/api/seller/listings';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = { document: ListingDocument; to: Locale; onUse: (description: string) => void };

/** Writes a description from attributes, colours and sizes where there is none; its seller reads and mends it. */
export function DescriptionProposal({ document, to, onUse }: Props) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);

  async function propose() {
    const { attributes, origin_country, skus } = document;
    const all = (of: 'colour' | 'size') => [...new Set(skus.map((sku) => sku[of]))].filter(Boolean);
    setBusy(true);
    try {
      const colours = all('colour').slice(0, 30);
      const facts = { attributes, origin_country, colours, sizes: all('size') };
      const { description } = await proposeListingDescription(lang, { ...facts, to });
      if (description) onUse(description);
      else toast.error(t('no_facts'));
    } catch (failure) {
      toast.error(errorText(failure));
    }
    setBusy(false);
  }

  return (
    <Button look="quiet" busy={isBusy} onClick={() => void propose()} className="self-start">
      {t(`describe_${to}` as 'describe_en')}
    </Button>
  );
}
