import { getLocale } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { Card } from '@/components/ui/card';
import { Picture } from '@/components/ui/picture';
import { Whole } from '@/components/ui/whole';
import type { Post } from '@/lib/storefront/content/texts.server';
import { date } from '@/lib/storefront/format';

export async function PostList({ posts }: { posts: Post[] }) {
  const locale = await getLocale();
  return (
    <ul className="flex flex-col gap-4">
      {posts.map((post) => (
        <li key={post.slug}>
          <Card className="relative flex flex-col gap-1.5 hover:border-line-strong">
            {post.image && (
              <Picture
                src={post.image}
                alt=""
                sizes="(min-width: 48rem) 736px, 100vw"
                widest={736}
                width={1600}
                height={800}
                className="mb-2 w-full rounded-control"
              />
            )}
            <h2 className="text-lg font-bold">
              <Link
                href={`/blog/${post.slug}`}
                className="after:absolute after:inset-0 hover:text-brand"
              >
                {post.title}
              </Link>
            </h2>
            <p>{post.description}</p>
            <p className="text-sm text-ink-soft">
              {post.author && `${post.author} · `}
              <Whole as="time" dateTime={post.date}>
                {date(post.date, locale)}
              </Whole>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
