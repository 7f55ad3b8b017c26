'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { AreaDialog } from '@/components/areas/dialog';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextAreaField, TextField } from '@/components/ui/field';
import { useCall } from '@/lib/client/use-call';
import {
  defaultMails,
  type MailKind,
  type MailKindView,
  type MailPart,
  type MailSettings,
  type MailWords,
  mailParts,
  noMailWords,
} from '@/lib/contract/schemas/settings/mails';
import type { HeldSettings } from '@/lib/contract/schemas/settings/settings';
import { languageName } from '@/lib/i18n/language-name';
import { type Locale, locales } from '@/lib/i18n/locales';
import { SettingsForm } from './settings-form';

/** The opening and closing texts of each mail to shoppers and sellers, in both languages. */
export function MailsForm({ held }: { held: HeldSettings['mails'] }) {
  const t = useTranslations('operator_settings.mails');
  const kinds = useCall('GET /api/operator/settings/mails/kinds');
  const [mails, setMails] = useState<MailSettings>(held.value);
  const [open, setOpen] = useState<MailKindView['kind']>();

  return (
    <SettingsForm group="mails" held={held} value={mails}>
      {(errorOf) => (
        <Loaded of={kinds}>
          {(views) => (
            <ul
              aria-label={t('list')}
              className="divide-y divide-line rounded-card border border-line"
            >
              {views.map((view) => (
                <MailLine
                  key={view.kind}
                  view={view}
                  words={mails[view.kind]}
                  isOpen={open === view.kind}
                  errorOf={(path) => errorOf(`${view.kind}.${path}`)}
                  onToggle={() => setOpen(open === view.kind ? undefined : view.kind)}
                  onChange={(words) => setMails((all) => ({ ...all, [view.kind]: words }))}
                  onReset={() =>
                    setMails((all) => ({ ...all, [view.kind]: defaultMails[view.kind] }))
                  }
                />
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </SettingsForm>
  );
}

type Words = MailSettings[MailKindView['kind']];

type MailLineProps = {
  view: MailKindView;
  words: Words;
  isOpen: boolean;
  errorOf: (path: string) => string | undefined;
  onToggle: () => void;
  onChange: (words: Words) => void;
  onReset: () => void;
};

/** A mail's name; unfolds its texts in both languages side by side, and its placeholders. */
function MailLine({ view, words, isOpen, errorOf, onToggle, onChange, onReset }: MailLineProps) {
  const t = useTranslations('operator_settings.mails');
  const id = useId();
  const isSet = locales.some((lang) => mailParts.some((part) => words[lang]?.[part]));
  const hasError = locales.some((lang) => mailParts.some((part) => errorOf(`${lang}.${part}`)));
  const isShown = isOpen || hasError;
  const name = t(`kinds.${view.kind}`);
  return (
    <li className="flex flex-col gap-4 p-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="flex min-w-0 flex-wrap items-center gap-2">
          <b>{name}</b>
          {isSet && <Badge tone="good">{t('own')}</Badge>}
        </span>
        <Button
          look="outline"
          aria-label={t('change_one', { mail: name })}
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={onToggle}
        >
          {t('change')}
        </Button>
      </div>
      {isShown && (
        <div id={id} className="flex flex-col gap-4">
          <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
            {view.placeholders.map((placeholder) => (
              <div key={placeholder} className="flex flex-wrap gap-x-1">
                <dt>
                  <code>{`{${placeholder}}`}</code>
                </dt>
                <dd className="text-ink-soft">{t(`names.${placeholder}` as 'names.name')}</dd>
              </div>
            ))}
          </dl>
          <div className="grid items-start gap-6 md:grid-cols-2">
            {locales.map((locale) => (
              <MailWordsFields
                key={locale}
                kind={view.kind}
                locale={locale}
                own={view.defaults[locale]}
                words={words[locale] ?? noMailWords}
                errorOf={(part) => errorOf(`${locale}.${part}`)}
                onChange={(changed) => onChange({ ...words, [locale]: changed })}
              />
            ))}
          </div>
          {isSet && (
            <Button look="outline" className="self-start" onClick={onReset}>
              {t('reset')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

type Props = {
  kind: MailKindView['kind'];
  locale: Locale;
  /** The mail's default texts. */
  own: MailKindView['defaults']['en'];
  words: MailWords;
  errorOf: (part: MailPart) => string | undefined;
  onChange: (words: MailWords) => void;
};

/** Subject, opening and closing of a mail in one language; an empty field uses the default that it shows. */
function MailWordsFields({ kind, locale, own, words, errorOf, onChange }: Props) {
  const t = useTranslations('operator_settings.mails');
  const lang = useLocale();
  const [isPreviewed, setPreviewed] = useState(false);
  const field = (part: MailPart) => ({
    label: t(`parts.${part}`),
    lang: locale,
    autoComplete: 'off',
    value: words[part],
    placeholder: own[part],
    error: errorOf(part),
  });
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="float-left font-semibold">{languageName(locale, lang)}</legend>
      <TextField
        {...field('subject')}
        maxLength={150}
        onChange={({ target }) => onChange({ ...words, subject: target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <TextAreaField
        {...field('opening')}
        hint={own.stays ? t('stays') : undefined}
        rows={4}
        maxLength={1000}
        onChange={({ target }) => onChange({ ...words, opening: target.value })}
      />
      <TextAreaField
        {...field('closing')}
        hint={own.closing ? undefined : t('no_closing')}
        maxLength={1000}
        onChange={({ target }) => onChange({ ...words, closing: target.value })}
      />
      <Button look="outline" className="self-start" onClick={() => setPreviewed(true)}>
        {t('preview')}
      </Button>
      {isPreviewed && (
        <MailPreview
          kind={kind}
          locale={locale}
          words={words}
          onClose={() => setPreviewed(false)}
        />
      )}
    </fieldset>
  );
}

type MailPreviewProps = { kind: MailKind; locale: Locale; words: MailWords; onClose: () => void };

/** A preview of the mail with these texts and sample data. */
function MailPreview({ kind, locale, words, onClose }: MailPreviewProps) {
  const t = useTranslations('operator_settings.mails');
  const preview = useCall(
    'POST /api/operator/settings/mails/preview',
    { body: { kind, locale, words } },
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return (
    <AreaDialog open onClose={onClose} title={t('preview')}>
      <Loaded of={preview}>
        {({ subject, html }) => (
          <div className="flex flex-col gap-3">
            <p className="text-sm text-ink-soft">{t('example')}</p>
            <p lang={locale} className="font-semibold wrap-anywhere">
              {subject}
            </p>
            <iframe
              title={subject}
              sandbox=""
              srcDoc={html}
              className="h-[60dvh] w-full rounded-control border border-line"
            />
          </div>
        )}
      </Loaded>
    </AreaDialog>
  );
}
