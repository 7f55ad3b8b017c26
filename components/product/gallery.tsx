import { getTranslations } from 'next-intl/server';
import { Picture } from '@/components/ui/picture';
import { GalleryStrip } from './gallery-strip';

/** The pictures of a product: one large, swiped or chosen by its small ones. */
export async function Gallery({ images, name }: { images: string[]; name: string }) {
  const t = await getTranslations('product');
  const pictures = images.length ? images : [null];
  return (
    <GalleryStrip
      label={t('pictures')}
      slides={pictures.map((src, index) => (
        <Picture
          key={src}
          src={src}
          alt={index === 0 ? name : t('picture_of', { name, number: index + 1 })}
          sizes="(min-width: 1024px) 560px, (min-width: 640px) 620px, 100vw"
          load={index === 0 ? 'first' : 'lazy'}
          className="aspect-square w-full"
        />
      ))}
      thumbs={pictures.map((src, index) => ({
        label: t('show_picture', { number: index + 1 }),
        picture: <Picture key={src} src={src} alt="" sizes="72px" className="size-full" />,
      }))}
    />
  );
}
