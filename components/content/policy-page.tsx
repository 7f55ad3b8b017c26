import { getPage } from '@/lib/storefront/content/articles.server';
import { ArticleBody } from './article-body';
import { ArticlePage } from './article-page';

/** A content page. */
export async function PolicyPage({ name }: { name: string }) {
  const { title, description, date, html } = await getPage(name);
  return (
    <ArticlePage
      path={`/${name}`}
      title={title}
      description={description}
      updated={date}
      hasFacts={html.includes('<mark>')}
    >
      <ArticleBody html={html} />
    </ArticlePage>
  );
}
