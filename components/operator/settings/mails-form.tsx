'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { getMailKinds } from '@/lib/api/operators/settings';
import {
  defaultMails,
  type MailKindView,
  type MailSettings,
  mailParts,
  noMailWords,
} from '@/lib/api/schemas/settings/mails';
import type { HeldSettings } from '@/lib/api/schemas/settings/settings';
import { locales } from '@/lib/i18n/locales';
import { operatorKeys } from '@/lib/operator/cache';
import { MailWordsFields } from './mail-words-fields';
import { SettingsForm } from './settings-form';

/** What each mail to shoppers and sellers says at its beginning and end, in both languages. */
export function MailsForm({ held: { value, version } }: { held: HeldSettings['mails'] }) {
  const lang = useLocale();
  const t = useTranslations('operator_settings.mails');
  const kinds = useSWR(operatorKeys.mailKinds(lang), () => getMailKinds(lang));
  const [mails, setMails] = useState<MailSettings>(value);
  const [open, setOpen] = useState<MailKindView['kind']>();

  return (
    <SettingsForm group="mails" version={version} read={() => mails}>
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

/** A mail by its name; opened, its words in both languages side by side, and what its placeholders are. */
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
