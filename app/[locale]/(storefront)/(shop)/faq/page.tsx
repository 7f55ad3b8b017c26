import { getLocale } from 'next-intl/server';
import { ArticlePage } from '@/components/content/article-page';
import { QuestionList } from '@/components/content/question-list';
import { JsonLd } from '@/components/shell/json-ld';
import { ClientMessages } from '@/components/shell/messages/client-messages';
import { getQuestions } from '@/lib/storefront/content/articles.server';
import { faqData } from '@/lib/storefront/seo/json-ld-content';
import { contentMetadata } from '@/lib/storefront/seo/simple-metadata';

export const generateMetadata = contentMetadata('faq');

export default async function FaqPage() {
  const [{ article, groups }, locale] = await Promise.all([getQuestions(), getLocale()]);
  return (
    <ArticlePage path="/faq" title={article.title} description={article.description}>
      <ClientMessages also={['content']}>
        <QuestionList groups={groups} />
      </ClientMessages>
      <JsonLd data={faqData(groups, locale)} />
    </ArticlePage>
  );
}
