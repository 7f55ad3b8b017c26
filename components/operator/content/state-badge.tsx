'use client';

import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import type { ContentSource } from '@/lib/contract/schemas/content/names';

const tones = { file: 'neutral', published: 'good', withdrawn: 'warn', none: 'bad' } as const;

type Props = { source: ContentSource; hasDraft: boolean };

/** The source of the shop's current text, and whether there is a draft. */
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
