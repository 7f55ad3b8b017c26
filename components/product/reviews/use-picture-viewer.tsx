'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, Suspense, useState } from 'react';
import type { Review } from '@/lib/contract/schemas/reviews';
import { lazyComponent } from '@/lib/storefront/browser/lazy-component';

const PictureViewer = lazyComponent(() => import('../gallery/picture-viewer'));

/** Opens the pictures of a review full-screen, starting with the one at `index`. */
export type OpenPictures = (review: Review, index: number) => void;

/** Returns the full-screen viewer for pictures of reviews, which is loaded when the first one is opened. */
export function usePictureViewer(): { openPictures: OpenPictures; viewer: ReactNode } {
  const t = useTranslations('reviews');
  const [opened, setOpened] = useState<{ review: Review; index: number }>();
  const viewer = opened && (
    <Suspense>
      <PictureViewer
        pictures={opened.review.pictures.map(({ image }, index) => ({
          src: image,
          srcset: '',
          alt: t('picture_of', { number: index + 1, author: opened.review.author }),
        }))}
        start={opened.index}
        onShow={() => {}}
        onClose={() => setOpened(undefined)}
      />
    </Suspense>
  );
  return { openPictures: (review, index) => setOpened({ review, index }), viewer };
}
