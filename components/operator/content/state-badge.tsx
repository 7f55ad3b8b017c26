'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ContentSource } from '@/lib/api/schemas/content/names';

const tones = { file: 'neutral', published: 'good', withdrawn: 'warn', none: 'bad' } as const;

type Props = { source: ContentSource; hasDraft: boolean };

/** Where what the shop shows of a text comes from, and whether something is written besides. */
export function StateBadge({ source, hasDraft }: Props) {
  const t = useTranslations('operator_content');
  return (
    <>
      {(source !== 'none' || !hasDraft) && (
        <Badge tone={tones[source]}>{t(`sources.${source}`)}</Badge>
      )}
      {hasDraft && <Badge tone="accent">{t('draft')}</Badge>}
    </>
  );
}
