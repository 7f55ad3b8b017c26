import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { LogoMark } from './logo';

export function HomeLink() {
  const t = useTranslations('shell');
  return (
    <Link
      href="/"
      aria-label={t('home_link')}
      className="flex min-w-11 items-center gap-2 py-1.5 max-[24rem]:gap-1.5"
    >
      <LogoMark className="size-9 max-[24rem]:size-8" />
      <span className="text-2xl font-extrabold text-brand max-[24rem]:text-xl max-[22rem]:hidden">
        {t('brand')}
      </span>
    </Link>
  );
}
