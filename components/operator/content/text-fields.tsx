'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { TextAreaField, TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import type { ContentText } from '@/lib/contract/schemas/content/manage';
import { contentLimits, placeholders } from '@/lib/contract/schemas/content/names';
import type { Locale } from '@/lib/i18n/locales';
import { factsOf, type ShopFacts } from '@/lib/storefront/content/markdown';
import { PictureField } from '../catalogue/picture-field';

type Props = {
  kind: string;
  locale: Locale;
  shop: ShopFacts | undefined;
  text: ContentText;
  onChange: (change: Partial<ContentText>) => void;
  errors: Record<string, string>;
};

/** The fields of a text in one language. */
export function TextFields({ kind, locale, shop, text, onChange, errors }: Props) {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  const body = useRef<HTMLDivElement>(null);

  /** Inserts a placeholder at the caret. */
  function insert(words: string) {
    const area = body.current?.querySelector('textarea');
    if (!area) return;
    const { selectionStart: from, selectionEnd: to, value } = area;
    onChange({ body: value.slice(0, from) + words + value.slice(to) });
    area.focus();
    requestAnimationFrame(() => area.setSelectionRange(from + words.length, from + words.length));
  }

  return (
    <>
      <TextField
        label={t('fields.title')}
        lang={locale}
        required
        maxLength={contentLimits.title}
        autoComplete="off"
        value={text.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextAreaField
        label={t('fields.summary')}
        hint={t('summary_hint')}
        lang={locale}
        required
        rows={2}
        maxLength={contentLimits.summary}
        value={text.summary}
        error={errors.summary}
        onChange={(event) => onChange({ summary: event.target.value })}
      />
      {kind === 'article' && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              label={t('fields.date')}
              type="date"
              required
              value={text.date ?? ''}
              error={errors.date}
              onChange={(event) => onChange({ date: event.target.value || null })}
            />
            <TextField
              label={t('fields.author')}
              hint={t('author_hint')}
              lang={locale}
              maxLength={contentLimits.author}
              autoComplete="off"
              value={text.author ?? ''}
              error={errors.author}
              onChange={(event) => onChange({ author: event.target.value || null })}
            />
          </div>
          <PictureField
            wide
            value={text.image}
            onChange={(image) => onChange({ image })}
            upload={(picture) =>
              dataOf(call('POST /api/operator/content/pictures', { lang, form: { picture } })).then(
                ({ url }) => url,
              )
            }
            error={errors.image}
            hint={t('picture_hint')}
          />
        </>
      )}
      <Placeholders shop={shop} locale={locale} onInsert={insert} />
      <div ref={body}>
        <TextAreaField
          label={t('fields.body')}
          hint={t('body_hint')}
          lang={locale}
          required
          rows={18}
          maxLength={contentLimits.body}
          value={text.body}
          error={errors.body}
          onChange={(event) => onChange({ body: event.target.value })}
        />
      </div>
    </>
  );
}

type PlaceholdersProps = {
  shop: ShopFacts | undefined;
  locale: Locale;
  onInsert: (words: string) => void;
};

/** The placeholders of the shop's facts, with their current values. */
function Placeholders({ shop, locale, onInsert }: PlaceholdersProps) {
  const t = useTranslations('operator_content');
  const facts = shop && factsOf(shop, locale);
  return (
    <details className="rounded-control border border-line">
      <summary className="min-h-11 cursor-pointer content-center px-3 font-medium">
        {t('placeholders')}
      </summary>
      <p className="px-3 text-sm text-ink-soft">{t('placeholders_hint')}</p>
      <ul className="flex flex-col p-1">
        {placeholders.map((name) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => onInsert(`{{${name}}}`)}
              className="flex min-h-11 w-full flex-wrap items-center gap-x-3 rounded-control px-2 py-1 text-left hover:bg-sunken"
            >
              <code className="text-sm text-brand">{`{{${name}}}`}</code>
              <span lang={locale} className="min-w-0 text-sm wrap-anywhere">
                {facts?.[name]}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
