'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { Boost } from '@/lib/api/schemas/search-rules/search-rules';
import { dateTime } from '@/lib/storefront/format';
import { RuleRow } from './rule-row';

type Props = { boosts: Boost[]; onEdit: (boost: Boost) => void; onRemove: (boost: Boost) => void };

const tones = { live: 'good', waiting: 'warn', over: 'neutral' } as const;

export function BoostList({ boosts, onEdit, onRemove }: Props) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  if (!boosts.length) return <p className="text-ink-soft">{t('no_boosts')}</p>;
  return (
    <ul
      aria-label={t('boosts')}
      className="divide-y divide-line rounded-card border border-line bg-card"
    >
      {boosts.map((boost) => {
        const { id, name, kind, query, state, starts_at, ends_at } = boost;
        const facts = [
          t(`kinds.${kind}`),
          query ? t('for_search', { search: query }) : t('for_all'),
          starts_at && t('from', { moment: dateTime(starts_at, lang) }),
          ends_at && t('until', { moment: dateTime(ends_at, lang) }),
        ];
        return (
          <RuleRow
            key={id}
            name={name}
            onEdit={() => onEdit(boost)}
            onRemove={() => onRemove(boost)}
          >
            <span className="flex flex-wrap items-center gap-2 font-medium">
              {name}
              <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
            </span>
            <span className="text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
          </RuleRow>
        );
      })}
    </ul>
  );
}
