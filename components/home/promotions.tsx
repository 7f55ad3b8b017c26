import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { Picture } from '@/components/ui/picture';
import type { Banner } from '@/lib/contract/schemas/home/home';
import { BannerShade } from './banner-shade';

/** The smaller banners between the shelves. */
export async function Promotions({ banners }: { banners: Banner[] }) {
  if (!banners.length) return null;
  const t = await getTranslations('home');
  return (
    <section aria-label={t('promotions')}>
      <ul className="scroller -mx-4 auto-cols-[84%] gap-3 px-4 sm:mx-0 sm:auto-cols-auto sm:grid-flow-row sm:grid-cols-2 sm:gap-4 sm:px-0 lg:grid-cols-[repeat(auto-fit,minmax(22rem,1fr))]">
        {banners.map(({ id, title, text, image, link, alt }) => (
          <li key={id} className="snap-center">
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
              <span className="absolute inset-y-0 left-0 flex w-[52%] flex-col justify-center gap-1 py-4 pl-5 text-on-picture">
                <span className="text-lg leading-tight font-extrabold text-balance sm:text-xl lang-hi:leading-snug">
                  {title}
                </span>
                <span className="text-sm text-on-picture-soft">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
