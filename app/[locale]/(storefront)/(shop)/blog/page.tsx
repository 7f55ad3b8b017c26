import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ArticlePage } from '@/components/content/article-page';
import { PostList } from '@/components/content/post-list';
import { getPosts } from '@/lib/storefront/content/articles.server';
import { feedOf } from '@/lib/storefront/seo/feed-link';
import { pageMetadata } from '@/lib/storefront/seo/seo';

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations('content'), getLocale()]);
  const page = pageMetadata({
    path: '/blog',
    locale,
    title: t('blog'),
    description: t('blog_description'),
  });
  return { ...page, alternates: { ...page.alternates, types: feedOf(locale) } };
}

export default async function BlogPage() {
  const [t, posts] = await Promise.all([getTranslations('content'), getPosts()]);
  return (
    <ArticlePage path="/blog" title={t('blog')} description={t('blog_description')}>
      <PostList posts={posts} />
    </ArticlePage>
  );
}
