import { getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/content/article-page';
import { StopNotices } from '@/components/product/notices/stop-notices';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('notices', 'title');

/** The target of links in mails about products. The answer needs a click, so that no mail scanner gives it. */
export default async function NoticesPage() {
  const t = await getTranslations('notices');
  return (
    <ArticlePage path="/notices" title={t('title')} description={t('hint')}>
      <ClientMessages also={['notices']}>
        <StopNotices />
      </ClientMessages>
    </ArticlePage>
  );
}
