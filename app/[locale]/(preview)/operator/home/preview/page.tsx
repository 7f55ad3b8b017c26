import { getTranslations } from 'next-intl/server';
import { HomeSections } from '@/components/home/home-sections';
import { PreviewBar } from '@/components/home/preview-bar';
import { PreviewOver } from '@/components/home/preview-over';
import { Page } from '@/components/ui/layout';
import { getHomePreview } from '@/lib/storefront/catalog/home.server';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('home_preview', 'title');

export default async function HomePreviewPage({
  searchParams,
}: PageProps<'/[locale]/operator/home/preview'>) {
  const { key } = await searchParams;
  const home = typeof key === 'string' ? await getHomePreview(key) : undefined;
  if (!home) return <PreviewOver />;
  const t = await getTranslations('home');
  return (
    <>
      <PreviewBar at={home.at} />
      <Page>
        <h1 className="sr-only">{t('title')}</h1>
        <HomeSections home={home} />
      </Page>
    </>
  );
}
