import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { TextAreaField, TextField } from '@/components/ui/field';
import { documentLimits, type ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { DescriptionProposal } from './description-proposal';
import { NameProposal } from './name-proposal';
import { EditorSection } from './section';

type Props = { document: ListingDocument; onChange: (values: Partial<ListingDocument>) => void };

const other = { en: 'hi', hi: 'en' } as const;

/** Name and description, both languages side by side. */
export function TextsSection({ document, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const { name, description } = document;
  const lacks = (lang: 'en' | 'hi') => !name[lang] || !description[lang];
  const missing = lacks('hi') ? 'hindi' : lacks('en') ? 'english' : undefined;
  return (
    <EditorSection title={t('texts')}>
      {missing && (
        <p>
          <Badge tone="warn">{t(`${missing}_missing`)}</Badge>{' '}
          <span className="text-sm text-ink-soft">{t(`${missing}_hint`)}</span>
        </p>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {(['en', 'hi'] as const).map((lang) => (
          <div key={lang} className="flex flex-col gap-4">
            <TextField
              lang={lang}
              label={t(`name_${lang}`)}
              maxLength={documentLimits.name}
              value={name[lang]}
              onChange={(event) => onChange({ name: { ...name, [lang]: event.target.value } })}
            />
            {!name[lang] && name[other[lang]] && (
              <NameProposal
                from={name[other[lang]]}
                to={lang}
                onUse={(proposed) => onChange({ name: { ...name, [lang]: proposed } })}
              />
            )}
            <TextAreaField
              lang={lang}
              rows={6}
              label={t(`description_${lang}`)}
              maxLength={documentLimits.description}
              value={description[lang]}
              onChange={(event) =>
                onChange({ description: { ...description, [lang]: event.target.value } })
              }
            />
            {!description[lang] && (
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
