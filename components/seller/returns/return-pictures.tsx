'use client';

import { useTranslations } from 'next-intl';
import type { Return } from '@/lib/api/schemas/returns/view';

/** Pictures under a title; each opens in full in a tab of its own. */
export function ReturnPictures({
  title,
  pictures,
}: {
  title: string;
  pictures: Return['pictures'];
}) {
  const t = useTranslations('seller_returns');
  if (!pictures.length) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm text-ink-soft">{title}</h2>
      <ul className="flex flex-wrap gap-3">
        {pictures.map(({ id, image }, index) => (
          <li key={id}>
            <a href={image} target="_blank" rel="noreferrer" className="block size-24">
              {/* biome-ignore lint/performance/noImgElement: an upload of the site, in its own size */}
              <img
                src={image}
                alt={t('picture', { number: index + 1 })}
                className="size-full rounded-control border border-line object-cover"
              />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
