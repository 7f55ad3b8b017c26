'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { FormEvent } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import { bannerKinds } from '@/lib/contract/schemas/home/sections';
import { pathIn } from '@/lib/i18n/language-path';
import { fromClock } from '@/lib/time/india';
import { BannersPanel } from './banners-panel';
import { PicksPanel } from './picks-panel';
import { SectionsPanel } from './sections-panel';

/** The home page: its banners, sections, picks and preview. */
export function HomeView() {
  const t = useTranslations('operator_home');
  const home = useCall('GET /api/operator/home');
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

/** Opens a preview of the home page at a chosen moment in a new tab. */
function PreviewForm() {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const { busy, run } = useAction();

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get('at') ?? '');
    await run(async () => {
      const key = await dataOf(
        call('GET /api/operator/home/preview', { lang, query: { at: fromClock(at) } }),
      ).then(({ key }) => key);
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
