'use client';

import { useLocale, useTranslations } from 'next-intl';
import { PictureUpload } from '@/components/areas/picture-upload';
import { Card } from '@/components/ui/card';
import { answerOf, call } from '@/lib/client/call';
import type { SellerStore } from '@/lib/contract/schemas/seller/store';
import { toast } from '@/lib/storefront/browser/toast';

type Props = { store: SellerStore; onSaved: (store: SellerStore) => void };

const shapes = {
  logo: { sizes: '96px', className: 'size-24' },
  banner: { sizes: '380px', className: 'aspect-[16/5] w-full' },
};

export function StorePictures({ store, onSaved }: Props) {
  const t = useTranslations('seller_store');
  const lang = useLocale();
  return (
    <Card className="flex flex-col gap-5">
      <h2 className="text-lg font-bold">{t('pictures')}</h2>
      {(['logo', 'banner'] as const).map((shape) => (
        <PictureUpload
          key={shape}
          stacked
          picture={{ src: store[shape], alt: t(`${shape}_alt`), ...shapes[shape] }}
          choose={t(`${shape}_choose`)}
          hint={t(`${shape}_hint`)}
          field={shape}
          upload={async (file) => {
            const { data, message } = await answerOf(
              call('POST /api/seller/store/pictures', { lang, form: { [shape]: file } }),
            );
            onSaved(data);
            toast.success(String(message));
          }}
        />
      ))}
    </Card>
  );
}
