'use client';

import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Synonym } from '@/lib/api/schemas/search-rules/search-rules';
import { RuleRow } from './rule-row';

type Props = {
  synonyms: Synonym[];
  onEdit: (synonym: Synonym) => void;
  onRemove: (synonym: Synonym) => void;
};

export function SynonymList({ synonyms, onEdit, onRemove }: Props) {
  const t = useTranslations('operator_search');
  if (!synonyms.length) return <p className="text-ink-soft">{t('no_synonyms')}</p>;
  return (
    <ul
      aria-label={t('synonyms')}
      className="divide-y divide-line rounded-card border border-line bg-card"
    >
      {synonyms.map((synonym) => (
        <RuleRow
          key={synonym.id}
          name={synonym.words[0] ?? ''}
          onEdit={() => onEdit(synonym)}
          onRemove={() => onRemove(synonym)}
        >
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{synonym.words.join(', ')}</span>
            {synonym.meanings.length > 0 && (
              <>
                <ArrowRight aria-label={t('finds_too')} className="size-4 shrink-0" />
                <span>{synonym.meanings.join(', ')}</span>
              </>
            )}
          </span>
        </RuleRow>
      ))}
    </ul>
  );
}
