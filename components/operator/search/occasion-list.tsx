'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { occasionGroups } from '@/lib/contract/schemas/search-rules/limits';
import type { Occasion } from '@/lib/contract/schemas/search-rules/search-rules';
import { RuleRow } from './rule-row';

type Props = {
  occasions: Occasion[];
  onOpen: (occasion: Occasion) => void;
  onRemove: (id: number) => void;
};

/** The market's own occasions, and the built-in ones by group, each with its results. */
export function OccasionList({ occasions, onOpen, onRemove }: Props) {
  const t = useTranslations('operator_search');
  return (
    <div className="flex flex-col gap-3">
      {occasionGroups.map((group) => {
        const own = occasions.filter((one) => one.group === group);
        if (own.length === 0) return null;
        return (
          <details
            key={group}
            open={group === 'own'}
            className="rounded-card border border-line bg-card"
          >
            <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-medium">
              {t(`occasion_group_${group}`, { count: own.length })}
            </summary>
            <ul
              aria-label={t(`occasion_group_${group}`, { count: own.length })}
              className="divide-y divide-line border-t border-line"
            >
              {own.map((occasion) => {
                const { id, built_in, words } = occasion;
                const name = words[0] ?? '';
                return id === null ? (
                  <li
                    key={built_in}
                    className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5 pr-2 pl-3"
                  >
                    <div className="flex min-w-48 flex-1 flex-col wrap-anywhere">
                      <What occasion={occasion} />
                    </div>
                    <Button
                      look="quiet"
                      className="ml-auto"
                      onClick={() => onOpen(occasion)}
                      aria-label={t('occasion_look_of', { name })}
                    >
                      {t('occasion_look')}
                    </Button>
                  </li>
                ) : (
                  <RuleRow
                    key={id}
                    name={name}
                    onEdit={() => onOpen(occasion)}
                    onRemove={() => onRemove(id)}
                  >
                    <What occasion={occasion} />
                  </RuleRow>
                );
              })}
            </ul>
          </details>
        );
      })}
    </div>
  );
}

/** Number of words and kinds that a row shows; the dialog shows all. */
const shown = { words: 4, kinds: 5 };

function What({ occasion: { words, leads_to, is_on } }: { occasion: Occasion }) {
  const t = useTranslations('operator_search');
  const kinds = leads_to.slice(0, shown.kinds).map((text) => text.replace(/ \d+$/, ''));
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      <span className="font-medium">{words.slice(0, shown.words).join(', ')}</span>
      <ArrowRight aria-label={t('leads_to')} className="size-4 shrink-0" />
      <span className="text-ink-soft">{kinds.join(', ')}</span>
      {!is_on && <span className="font-semibold text-bad">{t('occasion_off')}</span>}
    </span>
  );
}
