import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { ChevronRight } from '@/components/ui/icons';

/** The link from a section to its full list. */
export function SectionLink({ href }: { href: string }) {
  const t = useTranslations('common');
  return (
    <Link href={href} className="text-button shrink-0 gap-0.5 self-center text-[0.9375rem]">
      {t('view_all')}
      <ChevronRight aria-hidden className="size-4" />
    </Link>
  );
}
