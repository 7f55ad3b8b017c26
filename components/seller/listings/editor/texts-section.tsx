import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { TextAreaField, TextField } from '@/components/ui/field';
import { documentLimits, type ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, type Locale, languages, locales, otherLocales } from '@/lib/i18n/locales';
import { textOr } from '@/lib/i18n/text-or';
import { firstText } from '@/lib/i18n/translated';
import { DescriptionProposal } from './description-proposal';
import { NameProposal } from './name-proposal';
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
              label={textOr(t, `name_${lang}`, languages[lang].name)}
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
              label={textOr(t, `description_${lang}`, languages[lang].name)}
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

const otherThan = (lang: Locale) => locales.find((each) => each !== lang) ?? defaultLocale;
