'use client';

import clsx from 'clsx';
import { ChevronLeft, ExternalLink } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { mutate } from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { FilterTabs } from '@/components/areas/filter-tabs';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { callKey, useCall } from '@/lib/client/use-call';
import type { ManagedContent } from '@/lib/contract/schemas/content/manage';
import { languageName } from '@/lib/i18n/language-name';
import { pathIn } from '@/lib/i18n/language-path';
import { locales } from '@/lib/i18n/locales';
import { pathOf } from './path-of';
import { TextForm } from './text-form';

/** Revalidation would overwrite a text that is being written. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

const link = 'inline-flex min-h-11 items-center gap-1 text-brand hover:underline';

/** A page or article in both languages: side by side on a wide screen, else one of them. */
export function ContentEditor({ kind, slug }: { kind: string; slug: string }) {
  const t = useTranslations('operator_content');
  const lang = useLocale();
  const read = useCall('GET /api/operator/content/{kind}/{slug}', { params: { kind, slug } }, once);
  const site = useCall('GET /api/site');
  const shop = useMemo(
    () => site.data && { company: site.data.company, terms: site.data },
    [site.data],
  );
  const [chosen, choose] = useState(lang);
  const texts = read.data?.texts;
  const shown =
    texts && [texts[lang], ...Object.values(texts)].find((text) => text.shown ?? text.draft);

  async function changed(content: ManagedContent) {
    await read.mutate(content, { revalidate: false });
    await mutate(callKey('GET /api/operator/content', lang));
  }

  return (
    <AreaPage
      wide
      title={shown?.shown?.title || shown?.draft?.title || slug}
      hint={pathOf(kind, slug)}
      actions={
        <div className="flex flex-wrap gap-x-5">
          <AreaLink href="/operator/content" className={link}>
            <ChevronLeft aria-hidden className="size-5" />
            {t('back')}
          </AreaLink>
          {texts && locales.some((each) => texts[each].shown) && (
            <a
              href={pathIn(lang, pathOf(kind, slug))}
              target="_blank"
              rel="noreferrer"
              className={link}
            >
              {t('open')}
              <ExternalLink aria-hidden className="size-4" />
            </a>
          )}
        </div>
      }
    >
      <div className="xl:hidden">
        <FilterTabs
          label={t('language')}
          options={locales.map((value) => ({ value, label: languageName(value, lang) }))}
          value={chosen}
          onChoose={choose}
        />
      </div>
      <Loaded of={read}>
        {(content) => (
          <div className="grid items-start gap-5 xl:grid-cols-2">
            {locales.map((each) => (
              <div key={each} className={clsx('min-w-0', each !== chosen && 'max-xl:hidden')}>
                <TextForm
                  key={content.texts[each].version}
                  content={content}
                  locale={each}
                  shop={shop}
                  onChanged={changed}
                />
              </div>
            ))}
          </div>
        )}
      </Loaded>
    </AreaPage>
  );
}
