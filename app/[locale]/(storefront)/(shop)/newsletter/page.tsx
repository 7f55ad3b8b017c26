import { getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/content/article-page';
import { NewsletterAnswer } from '@/components/newsletter/newsletter-answer';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { privatePage } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = privatePage('newsletter', 'confirm_title');

/** The target of links in newsletter mails. The answer needs a click, so that no mail scanner gives it. */
export default async function NewsletterPage() {
  const t = await getTranslations('newsletter');
  return (
    <ArticlePage path="/newsletter" title={t('confirm_title')} description={t('confirm_hint')}>
      <ClientMessages also={['newsletter']}>
        <NewsletterAnswer />
      </ClientMessages>
    </ArticlePage>
  );
}
