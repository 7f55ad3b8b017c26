'use client';

import { useTranslations } from 'next-intl';
import type { ListingDocument } from '@/lib/api/schemas/seller/listing-document';
import { EditorSection } from '../section';
import { ColourPictures } from './colour-pictures';

type Props = { document: ListingDocument; onChange: (values: Partial<ListingDocument>) => void };

/** Pictures for all variants, and for each colour that is to have its own. */
export function PicturesSection({ document, onChange }: Props) {
  const t = useTranslations('seller_listing');
  const colours = new Set(['', ...document.skus.map(({ colour }) => colour)]);
  const of = (colour: string) =>
    document.pictures.find((one) => one.colour === colour)?.images ?? [];
  const set = (colour: string, images: string[]) =>
    onChange({
      pictures: [
        ...document.pictures.filter((one) => one.colour !== colour),
        ...(images.length ? [{ colour, images }] : []),
      ],
    });
  return (
    <EditorSection title={t('pictures')} hint={t('pictures_hint')}>
      {[...colours].map((colour) => (
        <ColourPictures
          key={colour}
          title={colour || t('all_variants')}
          images={of(colour)}
          onChange={(images) => set(colour, images)}
        />
      ))}
    </EditorSection>
  );
}
