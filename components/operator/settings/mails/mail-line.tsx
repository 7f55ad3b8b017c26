'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import {
  type MailKindView,
  type MailSettings,
  mailParts,
  noMailWords,
} from '@/lib/api/schemas/settings/mails';
import { locales } from '@/lib/i18n/locales';
import { MailWordsFields } from './mail-words-fields';

type Words = MailSettings[MailKindView['kind']];

type Props = {
  view: MailKindView;
  words: Words;
  isOpen: boolean;
  errorOf: (path: string) => string | undefined;
  onToggle: () => void;
  onChange: (words: Words) => void;
  onReset: () => void;
};

/** A mail by its name; opened, its words in both languages side by side, and what its placeholders are. */
export function MailLine({ view, words, isOpen, errorOf, onToggle, onChange, onReset }: Props) {
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
