'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { ImageOff } from '@/components/ui/icons';
import { Section } from '@/components/ui/layout';
import { pathIn } from '@/lib/i18n/language-path';
import { type KeptProduct, keptProducts } from '@/lib/storefront/worker/kept-products';

/** The products that this device can show offline. */
export function KeptProducts({ title }: { title: string }) {
  const lang = useLocale();
  const [products, setProducts] = useState<KeptProduct[]>([]);
  useEffect(() => {
    void keptProducts(lang).then(setProducts);
  }, [lang]);
  if (!products.length) return null;
  return (
    <Section id="kept" title={title}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {products.map(({ id, slug, name, picture }) => (
          <li key={id}>
            {/* A full load: the router would first ask the server. */}
            <a
              href={pathIn(lang, `/product/${slug}`)}
              className="flex items-center gap-3 rounded-card border border-line bg-card p-2 font-medium shadow-card hover:border-line-strong"
            >
              <span className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-control bg-picture text-line-strong">
                {picture ? (
                  // biome-ignore lint/performance/noImgElement: the very file that lies on the device
                  <img src={picture} alt="" width={64} height={64} className="size-full" />
                ) : (
                  <ImageOff aria-hidden className="size-6" strokeWidth={1.25} />
                )}
              </span>
              <span className="min-w-0 break-words">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
