'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { orderBanners, removeBanner } from '@/lib/api/operators/home';
import type { ManagedBanner } from '@/lib/api/schemas/home/manage';
import type { BannerKind } from '@/lib/api/schemas/home/sections';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { Panel } from '../ui/panel';
import { SortableList } from '../ui/sortable-list';
import { BannerDialog } from './banner-dialog';
import { BannerRow, bannerName } from './banner-row';

type Props = { kind: BannerKind; banners: ManagedBanner[]; onSaved: () => Promise<unknown> };

/** The banners of a kind in their order, which counts as soon as it is changed. */
export function BannersPanel({ kind, banners, onSaved }: Props) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const errorText = useErrorText();
  const [open, setOpen] = useState<ManagedBanner | 'new'>();
  const [ordered, setOrdered] = useState<ManagedBanner[]>();

  async function change(run: () => Promise<unknown>) {
    try {
      await run();
    } catch (refused) {
      toast.error(errorText(refused));
    }
    await onSaved();
  }

  return (
    <Panel
      title={t(`kinds.${kind}`)}
      actions={
        <Button look="outline" onClick={() => setOpen('new')}>
          {t(`add.${kind}`)}
        </Button>
      }
    >
      {banners.length ? (
        <SortableList
          label={t(`kinds.${kind}`)}
          items={ordered ?? banners}
          idOf={({ id }) => id}
          nameOf={(banner) => bannerName(banner, lang)}
          onOrder={(order) => {
            setOrdered(order);
            const ids = order.map(({ id }) => id);
            // Another move may have followed meanwhile.
            void change(() => orderBanners(lang, ids)).then(() =>
              setOrdered((latest) => (latest === order ? undefined : latest)),
            );
          }}
        >
          {(banner, handle) => (
            <BannerRow
              banner={banner}
              handle={handle}
              onEdit={() => setOpen(banner)}
              onRemove={() => void change(() => removeBanner(lang, banner.id))}
            />
          )}
        </SortableList>
      ) : (
        <p className="text-ink-soft">{t('no_banners')}</p>
      )}
      {open && (
        <BannerDialog
          kind={kind}
          banner={open === 'new' ? undefined : open}
          onClose={() => setOpen(undefined)}
          onSaved={() => {
            setOpen(undefined);
            void onSaved();
          }}
        />
      )}
    </Panel>
  );
}
