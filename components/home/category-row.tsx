import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { SectionLink } from '@/components/shell/navigation/section-link';
import { Section } from '@/components/ui/layout';
import { Picture } from '@/components/ui/picture';
import { Scroller } from '@/components/ui/scroller';
import { getCategories } from '@/lib/storefront/catalog/queries.server';

/** On a phone; the others come with the first touch. */
const inSight = 5;

/** The departments of the shop, each with its picture. */
export async function CategoryRow() {
  const [t, common, categories] = await Promise.all([
    getTranslations('home'),
    getTranslations('common'),
    getCategories(),
  ]);
  if (!categories.length) return null;
  return (
    <Section id="categories" title={t('categories')} aside={<SectionLink href="/categories" />}>
      <Scroller
        labels={{ back: common('back'), on: common('on') }}
        className="-mx-4 auto-cols-[5.75rem] gap-2 px-4 py-1 sm:mx-0 sm:auto-cols-[minmax(5.75rem,1fr)] sm:px-0"
      >
        {categories.map(({ id, slug, name, image }, index) => (
          <li key={id} className="snap-start">
            <Link
              href={`/category/${slug}`}
              className="group flex flex-col items-center gap-2 rounded-card p-1 text-center text-sm font-medium hover:text-brand"
            >
              <Picture
                src={image}
                alt=""
                sizes="112px"
                load={index < inSight ? 'soon' : 'lazy'}
                className="aspect-square w-full max-w-28 rounded-full border border-line transition-transform group-hover:scale-104"
              />
              {name}
            </Link>
          </li>
        ))}
      </Scroller>
    </Section>
  );
}
