import { useTranslations } from 'next-intl';
import { Link } from '../navigation/link';
import { LogoMark } from './logo';

export function HomeLink() {
  const t = useTranslations('shell');
  return (
    <Link href="/" aria-label={t('home_link')} className="flex items-center gap-2 py-1.5">
      <LogoMark className="size-9" />
      <span className="text-2xl font-extrabold text-brand">{t('brand')}</span>
    </Link>
  );
}
