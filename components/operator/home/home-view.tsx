'use client';

import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { getManagedHome } from '@/lib/api/operators/home';
import { bannerKinds } from '@/lib/api/schemas/home/sections';
import { operatorKeys } from '@/lib/operator/cache';
import { BannersPanel } from './banners-panel';
import { PicksPanel } from './picks-panel';
import { PreviewForm } from './preview-form';
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
