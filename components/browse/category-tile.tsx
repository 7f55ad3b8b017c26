import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { Category } from '@/lib/contract/schemas/catalog';
import { number } from '@/lib/storefront/format';

/** A department with its picture and sub-categories. */
export function CategoryTile({
  category: { slug, name, image, product_count, children },
}: {
  category: Category;
}) {
  const t = useTranslations('listing');
  return (
    <section className="flex h-full gap-4 rounded-card border border-line bg-card p-4">
      <Picture
        src={image}
        alt=""
        sizes="112px"
        load="soon"
        className="size-24 shrink-0 rounded-card sm:size-28"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <h2>
          <Link
            href={`/category/${slug}`}
            className="flex min-h-11 flex-col justify-center text-lg leading-snug font-bold hover:text-brand"
          >
            {name}
            <span className="text-sm font-normal text-ink-soft">
              {t('count', { count: product_count })}
            </span>
          </Link>
        </h2>
        <ul className="flex flex-wrap gap-x-4">
          {children.map((child) => (
            <li key={child.id}>
              <Link
                href={`/category/${child.slug}`}
                className="flex min-h-11 items-center text-[0.9375rem] hover:text-brand hover:underline sm:pointer-fine:min-h-9"
              >
                <span>
                  {child.name}{' '}
                  <span className="ml-0.5 text-sm text-ink-soft">
                    {number(child.product_count)}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
