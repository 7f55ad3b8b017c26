import { useTranslations } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/shell/navigation/link';
import { ArrowRight } from '@/components/ui/icons';
import { Picture } from '@/components/ui/picture';
import { Scroller } from '@/components/ui/scroller';
import type { Banner } from '@/lib/contract/schemas/home/home';
import { getPreview } from '@/lib/storefront/catalog/picture-preview.server';
import { BannerShade } from './banner-shade';

/** Width of the preview in pixels; a phone shows a part of the picture at full height. */
const previewWidth = 560;

type HeroProps = {
  banners: Banner[];
  /** True in the first screen, where the first picture is the page's largest element. */
  first: boolean;
};

/** The banners of the home page, in a strip that snaps from one to the next. */
export async function Hero({ banners, first }: HeroProps) {
  if (!banners.length) return null;
  const [t, common] = await Promise.all([getTranslations('home'), getTranslations('common')]);
  const image = first ? (banners[0]?.image ?? null) : null;
  const preview = await getPreview(image, previewWidth);
  return (
    <section aria-label={t('banners')} className="-mx-4 sm:mx-0">
      <Scroller
        labels={{ back: common('back'), on: common('on') }}
        className="auto-cols-[92%] gap-3 px-4 sm:auto-cols-[100%] sm:scroll-px-0 sm:gap-4 sm:rounded-card sm:px-0 lg:auto-cols-[minmax(calc(50%-0.5rem),1fr)]"
      >
        {banners.map((banner, index) => (
          <li key={banner.id} className="snap-center sm:snap-start">
            <Slide
              banner={banner}
              first={first && index === 0}
              preview={index === 0 ? preview : undefined}
            />
          </li>
        ))}
      </Scroller>
    </section>
  );
}

type SlideProps = { banner: Banner; first: boolean; preview?: string };

/** A banner. The pictures are light and leave room for text on the left, in both colour schemes. */
function Slide({ banner: { title, text, image, link, alt }, first, preview }: SlideProps) {
  const t = useTranslations('home');
  return (
    <Link
      href={link}
      className="group relative block overflow-hidden rounded-card -outline-offset-4"
    >
      <Picture
        src={image}
        alt={alt}
        width={1600}
        height={600}
        sizes="(min-width: 1024px) 50vw, 100vw"
        widest={1232}
        load={first ? 'first' : 'lazy'}
        preview={preview}
        className="aspect-[16/7] w-full bg-right object-right sm:aspect-[16/6] lg:aspect-auto lg:h-38"
      />
      <BannerShade image={image} />
      <span className="absolute inset-y-0 left-0 flex w-[46%] flex-col items-start justify-center gap-2 py-4 pl-4 text-on-picture sm:w-1/2 sm:gap-3 sm:p-10 lg:gap-2 lg:px-6 lg:py-3">
        <span className="text-lg leading-tight font-extrabold text-balance sm:text-3xl lg:text-2xl lang-hi:leading-snug">
          {title}
        </span>
        <span className="hidden text-lg text-on-picture-soft sm:block lg:hidden">{text}</span>
        <span className="mt-1 inline-flex min-h-9 items-center gap-1.5 rounded-control bg-brand px-3 text-sm font-semibold text-on-brand group-hover:bg-brand-hover sm:min-h-11 sm:px-5 sm:text-base lg:min-h-9 lg:px-4 lg:text-sm">
          {t(leadsToOffers(link) ? 'see_offers' : 'shop_now')}
          <ArrowRight aria-hidden className="hidden size-4 sm:block" />
        </span>
      </span>
    </Link>
  );
}

const leadsToOffers = (link: string) => /^\/(?:deals\b|products\?section=flash_deal\b)/.test(link);
