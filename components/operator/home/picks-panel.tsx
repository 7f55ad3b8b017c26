'use client';

import { X } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { savePicks } from '@/lib/api/operators/home';
import type { Pick } from '@/lib/api/schemas/home/manage';
import { homeLimits } from '@/lib/api/schemas/home/sections';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { Panel } from '../ui/panel';
import { SortableList } from '../ui/sortable-list';
import { ListingSearch } from './listing-search';

type Props = { saved: Pick[]; onSaved: () => Promise<unknown> };

/** The listings that the home page shows by choice, in their order. */
export function PicksPanel({ saved, onSaved }: Props) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<Pick[]>();
  const [busy, setBusy] = useState(false);
  const picks = draft ?? saved;

  async function save() {
    setBusy(true);
    try {
      await savePicks(
        lang,
        picks.map(({ listing_id }) => listing_id),
      );
      await onSaved();
      setDraft(undefined);
      toast.success(t('saved'));
    } catch (refused) {
      toast.error(errorText(refused));
    }
    setBusy(false);
  }

  return (
    <Panel title={t('names.picks')}>
      <p className="text-ink-soft">{t('picks_hint', { max: homeLimits.picks })}</p>
      {picks.length > 0 && (
        <SortableList
          label={t('names.picks')}
          items={picks}
          idOf={({ listing_id }) => listing_id}
          nameOf={({ name }) => name}
          onOrder={setDraft}
        >
          {(pick, handle) => (
            <div className="flex items-center gap-3 py-1.5 pr-2">
              {handle}
              <Picture src={pick.image} alt="" sizes="40px" className="size-10 rounded-control" />
              <span className="flex min-w-0 flex-1 flex-col">
                <span className="flex flex-wrap items-center gap-2 font-medium">
                  {pick.name}
                  {!pick.is_on_sale && <Badge tone="warn">{t('not_on_sale')}</Badge>}
                </span>
                <span className="text-sm text-ink-soft">{pick.store}</span>
              </span>
              <button
                type="button"
                aria-label={t('take_off', { name: pick.name })}
                onClick={() => setDraft(picks.filter((one) => one !== pick))}
                className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunken"
              >
                <X aria-hidden className="size-5" />
              </button>
            </div>
          )}
        </SortableList>
      )}
      {picks.length < homeLimits.picks && (
        <ListingSearch
          chosen={picks.map(({ listing_id }) => listing_id)}
          onChoose={(pick) => setDraft([...picks, pick])}
        />
      )}
      {draft && <Notice>{t('unsaved')}</Notice>}
      <Button onClick={() => void save()} busy={busy} aria-disabled={!draft} className="self-start">
        {t('save_picks')}
      </Button>
    </Panel>
  );
}
