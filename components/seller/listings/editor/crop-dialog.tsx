'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop';
import { Choices } from '@/components/areas/choices';
import { AreaDialog } from '@/components/areas/dialog';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';

type Props = { url: string; onClose: () => void; onCropped: (url: string) => void };

type Shape = 'square' | 'free';

const handles = ['Nw', 'N', 'Ne', 'E', 'Se', 'S', 'Sw', 'W'] as const;

/** Crops a picture to a square, or freely; the result is uploaded as a new picture. */
export function CropDialog({ url, onClose, onCropped }: Props) {
  const t = useTranslations('seller_listing');
  const lang = useLocale();
  const image = useRef<HTMLImageElement>(null);
  const [shape, setShape] = useState<Shape>('square');
  const [crop, setCrop] = useState<PercentCrop>();
  const { busy, failure, send } = useSend();

  function choose(chosen: Shape) {
    setShape(chosen);
    if (chosen === 'square' && image.current) setCrop(largestSquare(image.current));
  }

  async function save({ current } = image) {
    if (!current || !crop) return;
    await send(async () => {
      const file = await croppedPicture(current, crop);
      const added = await dataOf(
        call('POST /api/seller/pictures', { lang, form: { picture: file }, timeout: 120_000 }),
      );
      onCropped(added.url);
    });
  }

  return (
    <AreaDialog open onClose={onClose} title={t('crop')}>
      <div className="flex flex-col items-start gap-4">
        <Choices
          label={t('crop_shape')}
          chosen={shape}
          choices={[
            ['square', t('crop_square')],
            ['free', t('crop_free')],
          ]}
          onChoose={choose}
        />
        <ReactCrop
          crop={crop}
          onChange={(_, percent) => setCrop(percent)}
          aspect={shape === 'square' ? 1 : undefined}
          minWidth={24}
          minHeight={24}
          keepSelection
          ruleOfThirds
          ariaLabels={{
            cropArea: t('crop_area'),
            ...(Object.fromEntries(
              handles.map((side) => [`${side.toLowerCase()}DragHandle`, t(`crop_handle.${side}`)]),
            ) as Record<`${Lowercase<(typeof handles)[number]>}DragHandle`, string>),
          }}
          className="max-w-full self-center"
        >
          {/* biome-ignore lint/performance/noImgElement: its own pixels are cut */}
          <img
            ref={image}
            src={url}
            alt=""
            onLoad={(event) => setCrop(largestSquare(event.currentTarget))}
            className="max-h-[55dvh]"
          />
        </ReactCrop>
        <p className="text-sm text-ink-soft">{t('crop_hint')}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button busy={busy} aria-disabled={!crop?.width} onClick={() => void save()}>
          {t('crop_save')}
        </Button>
      </div>
    </AreaDialog>
  );
}

/** Returns the cropped part of a loaded picture at full resolution, as a file to upload. */
async function croppedPicture(image: HTMLImageElement, crop: PercentCrop): Promise<File> {
  const { naturalWidth, naturalHeight } = image;
  const x = Math.round((crop.x / 100) * naturalWidth);
  const y = Math.round((crop.y / 100) * naturalHeight);
  const width = Math.max(
    1,
    Math.min(Math.round((crop.width / 100) * naturalWidth), naturalWidth - x),
  );
  const height = Math.max(
    1,
    Math.min(Math.round((crop.height / 100) * naturalHeight), naturalHeight - y),
  );
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', 0.95));
  if (!blob) throw new Error('the picture could not be cut');
  // A browser that cannot encode WebP returns PNG.
  return new File([blob], `cut.${blob.type.split('/')[1]}`, { type: blob.type });
}

const largestSquare = ({ width, height }: HTMLImageElement): PercentCrop => {
  const isWide = width > height;
  const side = isWide ? { unit: '%' as const, height: 100 } : { unit: '%' as const, width: 100 };
  return centerCrop(makeAspectCrop(side, 1, width, height), width, height);
};
