import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Button } from '@/components/ui/button';
import { ChevronLeft, ChevronRight } from '@/components/ui/icons';

type Props = { path: string; page: number; more: boolean };

/** Links to the previous and the next page. */
export function PageSteps({ path, page, more }: Props) {
  const t = useTranslations('common');
  if (page === 1 && !more) return null;
  const to = (target: number) => (target > 1 ? `${path}?page=${target}` : path);
  return (
    <nav aria-label={t('pages')} className="flex justify-center gap-3">
      {page > 1 && (
        <Button asChild look="outline">
          <Link href={to(page - 1)} rel="prev">
            <ChevronLeft aria-hidden className="size-5" />
            {t('previous_page')}
          </Link>
        </Button>
      )}
      {more && (
        <Button asChild look="outline">
          <Link href={to(page + 1)} rel="next">
            {t('next_page')}
            <ChevronRight aria-hidden className="size-5" />
          </Link>
        </Button>
      )}
    </nav>
  );
}
