import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { Banner } from '@/lib/api/schemas/home/home';
import { BannerShade } from './banner-shade';

/** The smaller banners between the shelves. */
export async function Promotions({ banners }: { banners: Banner[] }) {
  if (!banners.length) return null;
  const t = await getTranslations('home');
  return (
    <section aria-label={t('promotions')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
        {banners.map(({ id, title, text, image, link, alt }) => (
          <li key={id}>
            <Link href={link} className="relative block overflow-hidden rounded-card">
              <Picture
                src={image}
                alt={alt}
                width={800}
                height={400}
                sizes="(min-width: 1280px) 600px, (min-width: 640px) 50vw, 100vw"
                widest={600}
                className="aspect-[2/1] w-full object-right"
              />
              <BannerShade image={image} />
              <span className="absolute inset-y-0 left-0 flex w-[52%] flex-col justify-center gap-1 py-4 pl-5 text-[#241c17]">
                <span className="text-lg leading-tight font-extrabold text-balance sm:text-xl lang-hi:leading-snug">
                  {title}
                </span>
                <span className="text-sm text-[#4d4138]">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
