'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TextAreaField, TextField } from '@/components/ui/field';
import { previewMail } from '@/lib/api/operators/settings';
import type { MailKind, MailKindView, MailPart, MailWords } from '@/lib/api/schemas/settings/mails';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { operatorKeys } from '@/lib/operator/cache';

type Props = {
  kind: MailKindView['kind'];
  locale: Locale;
  /** What the mail says by itself. */
  own: MailKindView['defaults']['en'];
  words: MailWords;
  errorOf: (part: MailPart) => string | undefined;
  onChange: (words: MailWords) => void;
};

/** Subject, opening and closing of a mail in one language; what is empty stays as it is shown there. */
export function MailWordsFields({ kind, locale, own, words, errorOf, onChange }: Props) {
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

/** The mail as it would be sent with these words, of invented data. */
function MailPreview({ kind, locale, words, onClose }: MailPreviewProps) {
  const t = useTranslations('operator_settings.mails');
  const tc = useTranslations('operator_settings');
  const lang = useLocale();
  const preview = useSWR(
    operatorKeys.mailPreview(lang, kind, locale, words),
    () => previewMail(lang, { kind, locale, words }),
    { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
  );
  return (
    <Dialog open onClose={onClose} title={t('preview')} closeLabel={tc('close')}>
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
    </Dialog>
  );
}
