import { useTranslations } from 'next-intl';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { Brand } from '@/lib/api/schemas/brands';

export function BrandTile({ brand: { slug, name, image, product_count } }: { brand: Brand }) {
  const t = useTranslations('listing');
  return (
    <Link
      href={`/brand/${slug}`}
      className="group flex h-full flex-col overflow-hidden rounded-card border border-line bg-card transition-shadow hover:shadow-raised"
    >
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 1024px) 190px, (min-width: 640px) 30vw, 46vw"
        widest={300}
        load="soon"
        className="aspect-square w-full"
      />
      <span className="flex flex-col p-3">
        <span className="font-semibold group-hover:text-brand">{name}</span>
        <span className="text-sm text-ink-soft">{t('count', { count: product_count })}</span>
      </span>
    </Link>
  );
}
