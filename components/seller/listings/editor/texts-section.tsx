import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import {
  documentLimits,
  type ListingDocument,
} from '@/lib/contract/schemas/seller/listing-document';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, type Locale, languages, locales, otherLocales } from '@/lib/i18n/locales';
import { firstText } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { EditorSection } from './section';

type Props = { document: ListingDocument; onChange: (values: Partial<ListingDocument>) => void };

/** Name and description, all languages side by side. */
export function TextsSection({ document, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const { name, description } = document;
  const shown = useLocale();
  const missing = ([...otherLocales, defaultLocale] as Locale[]).find(
    (lang) => !languages[lang].isPartial && !(name[lang] && description[lang]),
  );
  const read = missing && firstText({ ...name, [missing]: '' }, missing)?.lang;
  return (
    <EditorSection title={t('texts')}>
      {missing && (
        <p>
          <Badge tone="warn">
            {t('language_missing', { language: languageName(missing, shown) })}
          </Badge>{' '}
          <span className="text-sm text-ink-soft">
            {t('language_hint', { other: languageName(read ?? otherThan(missing), shown) })}
          </span>
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {locales.map((lang) => (
          <div key={lang} className="flex flex-col gap-4">
            <TextField
              lang={lang}
              label={t('name_in', { language: languageName(lang, shown) })}
              maxLength={documentLimits.name}
              value={name[lang] ?? ''}
              onChange={(event) => onChange({ name: { ...name, [lang]: event.target.value } })}
            />
            {!name[lang] && firstText(name, lang) && t.has(`propose_${lang}` as 'propose_en') && (
              <NameProposal
                from={firstText(name, lang)?.text ?? ''}
                to={lang}
                onUse={(proposed) => onChange({ name: { ...name, [lang]: proposed } })}
              />
            )}
            <TextAreaField
              lang={lang}
              rows={6}
              label={t('description_in', { language: languageName(lang, shown) })}
              maxLength={documentLimits.description}
              value={description[lang] ?? ''}
              onChange={(event) =>
                onChange({ description: { ...description, [lang]: event.target.value } })
              }
            />
            {!description[lang] && t.has(`describe_${lang}` as 'describe_en') && (
              <DescriptionProposal
                document={document}
                to={lang}
                onUse={(written) => onChange({ description: { ...description, [lang]: written } })}
              />
            )}
          </div>
        ))}
      </div>
    </EditorSection>
  );
}

type NameProposalProps = {
  /** The name in another language. */
  from: string;
  to: Locale;
  onUse: (name: string) => void;
};

/** Proposes a missing name from another language; the text is used only after the seller has accepted it. */
function NameProposal({ from, to, onUse }: NameProposalProps) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const [proposal, setProposal] = useState<{ from: string; name: string }>();
  const { busy, run } = useAction();

  const propose = () =>
    run(async () => {
      setProposal({
        from,
        ...(await dataOf(
          call('POST /api/seller/listings/proposals', { lang, body: { name: from, to } }),
        )),
      });
    });

  if (proposal?.from !== from) {
    return (
      <Button look="quiet" busy={busy} onClick={() => void propose()} className="self-start">
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

type DescriptionProposalProps = {
  document: ListingDocument;
  to: Locale;
  onUse: (description: string) => void;
};

/** Proposes a missing description from attributes, colours and sizes, for the seller to edit. */
function DescriptionProposal({ document, to, onUse }: DescriptionProposalProps) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const { busy, run } = useAction();

  async function propose() {
    const { attributes, origin_country, skus } = document;
    const all = (of: 'colour' | 'size') => [...new Set(skus.map((sku) => sku[of]))].filter(Boolean);
    await run(async () => {
      const colours = all('colour').slice(0, 30);
      const facts = { attributes, origin_country, colours, sizes: all('size') };
      const { description } = await dataOf(
        call('POST /api/seller/listings/description-proposals', { lang, body: { ...facts, to } }),
      );
      if (description) onUse(description);
      else toast.error(t('no_facts'));
    });
  }

  return (
    <Button look="quiet" busy={busy} onClick={() => void propose()} className="self-start">
      {t(`describe_${to}` as 'describe_en')}
    </Button>
  );
}

const otherThan = (lang: Locale) => locales.find((each) => each !== lang) ?? defaultLocale;
