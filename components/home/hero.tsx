import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { IntentLink } from '@/components/shell/intent-link';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import type { Banner } from '@/lib/api/schemas/catalog';
import { getBanners } from '@/lib/storefront/catalog';

/** The banners at the head of the home page, one beside the other; the strip snaps from one to the next. */
export async function Hero() {
  const [t, banners] = await Promise.all([getTranslations('home'), getBanners()]);
  if (!banners.length) return null;
  return (
    <section aria-label={t('banners')} className="-mx-4 sm:mx-0">
      <ul className="carousel scroller snap-mandatory auto-cols-[92%] gap-3 px-4 [scrollbar-width:none] sm:auto-cols-[100%] sm:rounded-card sm:px-0">
        {banners.map((banner, index) => (
          <li key={banner.id} className="snap-center sm:snap-start">
            <Slide banner={banner} first={index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The pictures are light and leave room for words on their left, in both colour schemes. */
function Slide({
  banner: { title, text, image, link, alt },
  first,
}: {
  banner: Banner;
  first: boolean;
}) {
  const t = useTranslations('home');
  return (
    <IntentLink
      href={link}
      className="group relative block overflow-hidden rounded-card -outline-offset-4"
    >
      <Picture
        src={image}
        alt={alt}
        width={1600}
        height={600}
        sizes="(min-width: 1280px) 1232px, 100vw"
        load={first ? 'first' : 'lazy'}
        className="aspect-[16/10] w-full object-[78%] sm:aspect-[16/6]"
      />
      <span className="absolute inset-y-0 left-0 flex w-3/5 flex-col items-start justify-center gap-2 p-5 text-[#241c17] sm:w-1/2 sm:gap-3 sm:p-10 lg:p-14">
        <span className="text-xl leading-tight font-extrabold text-balance sm:text-3xl lg:text-5xl lang-hi:leading-snug">
          {title}
        </span>
        <span className="text-sm text-[#4d4138] sm:text-lg">{text}</span>
        <Button
          asChild
          className="mt-1 hidden bg-[#a93a22]! text-white! group-hover:bg-[#8f2f1b]! sm:inline-flex"
        >
          <span>{t('shop_now')}</span>
        </Button>
      </span>
    </IntentLink>
  );
}
