'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { getManagedHome, getPreviewKey } from '@/lib/api/operators/home';
import { bannerKinds } from '@/lib/api/schemas/home/sections';
import { pathIn } from '@/lib/i18n/language-path';
import { operatorKeys } from '@/lib/operator/cache';
import { fromClock } from '@/lib/time/india';
import { BannersPanel } from './banners-panel';
import { PicksPanel } from './picks-panel';
import { SectionsPanel } from './sections-panel';

/** The home page: its banners, sections and picks, and how it will look. */
export function HomeView() {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const home = useSWR(operatorKeys.home(lang), () => getManagedHome(lang));
  const onSaved = () => home.mutate();
  return (
    <AreaPage title={t('title')} hint={t('hint')}>
      <PreviewForm />
      <Loaded of={home}>
        {({ banners, sections, picks }) => (
          <>
            {bannerKinds.map((kind) => (
              <BannersPanel
                key={kind}
                kind={kind}
                banners={banners.filter((banner) => banner.kind === kind)}
                onSaved={onSaved}
              />
            ))}
            <SectionsPanel saved={sections} onSaved={onSaved} />
            <PicksPanel saved={picks} onSaved={onSaved} />
          </>
        )}
      </Loaded>
    </AreaPage>
  );
}

/** Opens the home page as it will be at a moment, beside this page. */
function PreviewForm() {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const { busy, run } = useAction();

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get('at') ?? '');
    await run(async () => {
      const key = await getPreviewKey(lang, fromClock(at));
      const address = `${pathIn(lang, '/operator/home/preview')}?key=${encodeURIComponent(key)}`;
      if (!window.open(address, '_blank')) window.location.assign(address);
    });
  }

  return (
    <form onSubmit={open} className="flex flex-wrap items-start gap-3">
      <TextField
        label={t('preview_at')}
        hint={t('preview_hint')}
        name="at"
        type="datetime-local"
        className="w-full sm:w-80"
      />
      <Button type="submit" look="outline" busy={busy} className="sm:mt-6.5">
        {t('preview')}
      </Button>
    </form>
  );
}
