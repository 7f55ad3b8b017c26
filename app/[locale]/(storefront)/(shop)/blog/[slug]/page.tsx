import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { ArticleBody } from '@/components/content/article-body';
import { ArticlePage } from '@/components/content/article-page';
import { ArticlePicture } from '@/components/content/article-picture';
import { JsonLd } from '@/components/shell/json-ld';
import { NotFoundPage } from '@/components/shell/not-found-page';
import { getPost } from '@/lib/storefront/content/articles.server';
import { feedOf } from '@/lib/storefront/seo/feed-link';
import { postData } from '@/lib/storefront/seo/json-ld-content';
import { pageMetadata, sharePicture } from '@/lib/storefront/seo/seo';
import { missingMetadata } from '@/lib/storefront/seo/simple-metadata';

type Props = PageProps<'/[locale]/blog/[slug]'>;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const [post, locale] = await Promise.all([getPost(slug), getLocale()]);
  if (!post) return missingMetadata();
  const { title, description, languages } = post;
  const page = pageMetadata({
    path: `/blog/${slug}`,
    locale,
    title,
    description,
    languages,
    image: sharePicture('post', slug, locale),
  });
  return { ...page, alternates: { ...page.alternates, types: feedOf(locale) } };
}

export default async function PostPage({ params }: Props) {
  const { slug } = await params;
  const post = await getPost(slug);
  if (!post) return <NotFoundPage />;
  const [t, locale] = await Promise.all([getTranslations('content'), getLocale()]);
  const path = `/blog/${slug}`;
  return (
    <ArticlePage
      path={path}
      title={post.title}
      description={post.description}
      updated={post.updated}
      author={post.author}
      above={[{ name: t('blog'), path: '/blog' }]}
    >
      {post.image && <ArticlePicture src={post.image} />}
      <ArticleBody html={post.html} />
      <JsonLd data={postData({ ...post, slug }, locale)} />
    </ArticlePage>
  );
}
