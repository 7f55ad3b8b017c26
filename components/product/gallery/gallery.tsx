import { getTranslations } from 'next-intl/server';
import { getPreview } from '@/lib/storefront/catalog/picture-preview.server';
import { GalleryStrip } from './gallery-strip';

/** Width of the picture on a phone, in CSS pixels. */
const previewWidth = 384;

/** The pictures of a product: one large, changed by swipes or thumbnails, full-screen by a click. */
export async function Gallery({ images, name }: { images: string[]; name: string }) {
  const [t, preview] = await Promise.all([
    getTranslations('product'),
    getPreview(images[0] ?? null, previewWidth),
  ]);
  const pictures = images.length ? images : [null];
  return (
    <GalleryStrip
      labels={{ strip: t('pictures'), enlarge: t('enlarge') }}
      preview={preview}
      pictures={pictures.map((src, index) => ({
        src,
        alt: index === 0 ? name : t('picture_of', { name, number: index + 1 }),
        show: t('show_picture', { number: index + 1 }),
      }))}
    />
  );
}
