import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import { Scroller } from '@/components/ui/scroller';
import { getCategories } from '@/lib/storefront/catalog/queries.server';

/** On a phone; the others come with the first touch. */
const inSight = 5;

/** The departments of the shop, each with its picture, in one line above all else. */
export async function CategoryRow() {
  const [t, common, categories] = await Promise.all([
    getTranslations('home'),
    getTranslations('common'),
    getCategories(),
  ]);
  if (!categories.length) return null;
  return (
    <section aria-label={t('categories')} className="-my-1">
      <Scroller
        labels={{ back: common('back'), on: common('on') }}
        className="-mx-4 auto-cols-[4.75rem] gap-1 px-4 sm:mx-0 sm:auto-cols-[minmax(5.5rem,1fr)] sm:gap-2 sm:px-0"
      >
        {categories.map(({ id, slug, name, image }, index) => (
          <li key={id} className="snap-start">
            <Link
              href={`/category/${slug}`}
              className="group flex flex-col items-center gap-1 rounded-card p-1 text-center text-xs font-medium hover:text-brand sm:text-sm lang-hi:leading-relaxed"
            >
              <Picture
                src={image}
                alt=""
                sizes="72px"
                load={index < inSight ? 'soon' : 'lazy'}
                className="size-16 rounded-full border border-line transition-transform group-hover:scale-104 sm:size-18"
              />
              <span className="line-clamp-2 min-h-[2lh]">{name}</span>
            </Link>
          </li>
        ))}
      </Scroller>
    </section>
  );
}
