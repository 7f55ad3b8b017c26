'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Coupon } from '@/lib/api/schemas/coupons/manage';
import { languageName } from '@/lib/i18n/language-name';
import { firstText, textsOf } from '@/lib/i18n/translated';
import { date, money, number } from '@/lib/storefront/format';

type Props = {
  coupon: Coupon;
  onEdit: () => void;
  onUses: () => void;
  onPause: (isPaused: boolean) => Promise<unknown>;
};

const tones = {
  running: 'good',
  planned: 'info',
  paused: 'accent',
  used_up: 'neutral',
  ended: 'neutral',
} as const;

/** A coupon in words, with its uses and what it has cost so far. */
export function CouponCard({ coupon, onEdit, onUses, onPause }: Props) {
  const t = useTranslations('operator_coupons');
  const lang = useLocale();
  const { busy, run } = useAction();
  const { code, text, state, used, uses_allowed, paid_by, store } = coupon;
  const title = firstText(textsOf(coupon, 'title'), lang);
  const only = [...coupon.stores, ...coupon.categories].map(({ name }) => name);

  const pause = () =>
    run(async () => {
      await onPause(state !== 'paused');
    });

  return (
    <Card className="flex flex-col gap-3">
      <header className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-bold break-all">{code}</h2>
        <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
        {coupon.is_public && <Badge>{t('public')}</Badge>}
      </header>
      <p>{text}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 text-sm sm:grid-cols-4">
        <Fact name={t('used')}>
          {uses_allowed === null
            ? number(used)
            : t('used_of', { used: number(used), allowed: number(uses_allowed) })}
        </Fact>
        <Fact name={t('cost')}>{money(coupon.discount_given)}</Fact>
        <Fact name={t('fields.paid_by')}>
          {paid_by === 'market' ? t('market') : (store?.name ?? t('seller'))}
        </Fact>
        <Fact name={t('fields.starts_at')}>{date(coupon.starts_at, lang)}</Fact>
        {title && (
          <Fact name={t('fields.title', { language: languageName(title.lang, lang) })}>
            {title.text}
          </Fact>
        )}
        {only.length > 0 && <Fact name={t('only_for')}>{only.join(', ')}</Fact>}
        {coupon.skus.length > 0 && (
          <Fact name={t('fields.skus')}>{t('sku_count', { count: coupon.skus.length })}</Fact>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" aria-label={t('edit_code', { code })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button look="quiet" aria-label={t('uses_of', { code })} onClick={onUses}>
          {t('uses')}
        </Button>
        {state !== 'ended' && (
          <Button
            look="quiet"
            busy={busy}
            aria-label={t(state === 'paused' ? 'resume_code' : 'pause_code', { code })}
            onClick={() => void pause()}
          >
            {t(state === 'paused' ? 'resume' : 'pause')}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
