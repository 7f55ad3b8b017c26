'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { call } from '@/lib/client/call';
import type { ManagedBanner } from '@/lib/contract/schemas/home/manage';
import type { BannerKind } from '@/lib/contract/schemas/home/sections';
import { languageName } from '@/lib/i18n/language-name';
import type { Locale } from '@/lib/i18n/locales';
import { textIn } from '@/lib/i18n/translated';
import { dateTime } from '@/lib/storefront/format';
import { EditOrRemove } from '../ui/edit-or-remove';
import { Panel } from '../ui/panel';
import { SortableList } from '../ui/sortable-list';
import { BannerDialog } from './banner-dialog';

type Props = { kind: BannerKind; banners: ManagedBanner[]; onSaved: () => Promise<unknown> };

/** The banners of a kind in their order; a changed order applies at once. */
export function BannersPanel({ kind, banners, onSaved }: Props) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const { run } = useAction();
  const [open, setOpen] = useState<ManagedBanner | 'new'>();
  const [ordered, setOrdered] = useState<ManagedBanner[]>();

  async function change(step: () => Promise<unknown>) {
    await run(step);
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
            // Another move may have followed in the meantime.
            void change(() =>
              call('PUT /api/operator/home/banners/order', { lang, body: { ids } }),
            ).then(() => setOrdered((latest) => (latest === order ? undefined : latest)));
          }}
        >
          {(banner, handle) => (
            <BannerRow
              banner={banner}
              handle={handle}
              onEdit={() => setOpen(banner)}
              onRemove={() =>
                void change(() =>
                  call('DELETE /api/operator/home/banners/{id}', {
                    lang,
                    params: { id: banner.id },
                  }),
                )
              }
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

const bannerName = (banner: ManagedBanner, lang: Locale) => textIn(banner, 'title', lang) || '–';

const tones = { live: 'good', waiting: 'warn', over: 'neutral', hidden: 'neutral' } as const;

type bannerNameProps = {
  banner: ManagedBanner;
  handle: ReactNode;
  onEdit: () => void;
  onRemove: () => void;
};

function BannerRow({ banner, handle, onEdit, onRemove }: bannerNameProps) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const name = bannerName(banner, lang);
  const { starts_at, ends_at, locale, state } = banner;
  const facts = [
    banner.link,
    locale && t('only.one', { language: languageName(locale, lang) }),
    starts_at && t('from', { moment: dateTime(starts_at, lang) }),
    ends_at && t('until', { moment: dateTime(ends_at, lang) }),
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2">
      <div className="flex min-w-60 flex-1 items-center gap-3">
        {handle}
        <Picture
          src={banner.image}
          alt=""
          sizes="96px"
          width={1600}
          height={600}
          className="h-9 w-24 shrink-0 rounded-control object-cover max-sm:h-8 max-sm:w-16"
        />
        <div className="flex min-w-0 flex-col">
          <span className="flex flex-wrap items-center gap-2 font-bold">
            {name}
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          </span>
          <span className="text-sm wrap-anywhere text-ink-soft">
            {facts.filter(Boolean).join(' · ')}
          </span>
        </div>
      </div>
      <EditOrRemove name={name} onEdit={onEdit} onRemove={onRemove} />
    </div>
  );
}
