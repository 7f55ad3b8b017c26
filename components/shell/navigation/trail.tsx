import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';

type Props = {
  items: { name: string; path: string }[];
  /** True if the page's title follows in its place; a phone then shows no trail that has home alone. */
  beforeTitle?: boolean;
};

/** The breadcrumb from home; the last name is the page itself. */
export function Trail({ items, beforeTitle }: Props) {
  const t = useTranslations('common');
  return (
    <Breadcrumbs
      label={t('trail')}
      className={clsx(
        beforeTitle && 'max-sm:-my-1.5 max-sm:pointer-coarse:-my-2.5 [&_[aria-current]]:sr-only',
        beforeTitle && items.length < 3 && 'max-sm:hidden',
      )}
      items={items.map(({ name, path }, index) => ({
        key: path,
        node:
          index < items.length - 1 ? (
            <Link
              href={path}
              className="inline-flex items-center py-1.5 hover:text-brand hover:underline pointer-coarse:min-h-11"
            >
              {name}
            </Link>
          ) : (
            <span aria-current="page" className="line-clamp-1 text-ink lang-hi:leading-relaxed">
              {name}
            </span>
          ),
      }))}
    />
  );
}
