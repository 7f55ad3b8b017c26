'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Choices } from '@/components/areas/choices';
import { AreaDialog } from '@/components/areas/dialog';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { Whole } from '@/components/ui/whole';
import {
  type ListingDocument,
  picturesOfSku,
} from '@/lib/contract/schemas/seller/listing-document';
import { type Locale, languages, locales } from '@/lib/i18n/locales';
import { sizeName } from '@/lib/i18n/size-name';
import { firstText } from '@/lib/i18n/translated';
import { money } from '@/lib/storefront/format';

/** The listing as shoppers will see it, in each language. */
export function PreviewDialog({ document }: { document: ListingDocument }) {
  const t = useTranslations('seller_listing');
  const [isOpen, setOpen] = useState(false);
  const [lang, setLang] = useState<Locale>(useLocale());
  const [chosen, setChosen] = useState(0);
  const sku = document.skus[chosen] ?? document.skus[0];
  const pictures = sku ? picturesOfSku(document, sku) : (document.pictures[0]?.images ?? []);
  const text = (of: ListingDocument['name']) => firstText(of, lang)?.text;
  const off =
    sku?.mrp && sku.price && sku.price < sku.mrp ? Math.floor((1 - sku.price / sku.mrp) * 100) : 0;
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t('preview')}
      </Button>
      <AreaDialog open={isOpen} onClose={() => setOpen(false)} title={t('preview')}>
        <div className="flex flex-col gap-4">
          <Choices
            label={t('language')}
            chosen={lang}
            choices={locales.map((each) => [each, languages[each].name])}
            onChoose={setLang}
          />
          <div lang={lang} className="flex flex-col gap-3">
            <Picture
              src={pictures[0] ?? null}
              alt=""
              sizes="480px"
              className="aspect-square w-full rounded-card object-cover"
            />
            <h3 className="text-xl font-bold">{text(document.name) || '–'}</h3>
            {sku?.price != null && (
              <p className="flex flex-wrap items-baseline gap-2">
                <Whole as="b" className="text-2xl">
                  {money(sku.price)}
                </Whole>
                {off > 0 && sku.mrp != null && (
                  <>
                    <Whole as="s" className="text-ink-soft">
                      {money(sku.mrp)}
                    </Whole>
                    <span className="text-good">{t('off', { percent: off })}</span>
                  </>
                )}
              </p>
            )}
            {document.skus.length > 1 && (
              <div className="flex flex-wrap gap-2">
                {document.skus.map((one, index) => (
                  <button
                    key={one.key}
                    type="button"
                    aria-pressed={one === sku}
                    onClick={() => setChosen(index)}
                    className="min-h-11 rounded-control border border-line-strong px-3 aria-pressed:border-brand aria-pressed:bg-brand-soft"
                  >
                    {[one.colour, sizeName(one.size, lang)].filter(Boolean).join(' · ') ||
                      one.sku ||
                      index + 1}
                  </button>
                ))}
              </div>
            )}
            <p className="whitespace-pre-line">{text(document.description) || '–'}</p>
          </div>
        </div>
      </AreaDialog>
    </>
  );
}
