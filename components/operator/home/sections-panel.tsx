'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { saveSections } from '@/lib/api/operators/home';
import type { ManagedSection } from '@/lib/api/schemas/home/manage';
import { homeSectionNames } from '@/lib/api/schemas/home/sections';
import { emptyFields, fieldValues } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { Panel } from '../ui/panel';
import { SortableList } from '../ui/sortable-list';
import { SectionRow } from './section-row';

type Props = { saved: ManagedSection[]; onSaved: () => Promise<unknown> };

const asTheShop: ManagedSection[] = homeSectionNames.map((name) => ({
  name,
  is_hidden: false,
  ...emptyFields('title'),
}));

/** The sections of the home page: their order, which are shown, and what they are called. */
export function SectionsPanel({ saved, onSaved }: Props) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const errorText = useErrorText();
  const [draft, setDraft] = useState<ManagedSection[]>();
  const [busy, setBusy] = useState(false);
  const sections = draft ?? saved;

  async function save() {
    setBusy(true);
    try {
      await saveSections(
        lang,
        sections.map((section) => ({ ...section, ...fieldValues('title', section) })),
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
    <Panel title={t('sections')}>
      <p className="text-ink-soft">{t('sections_hint')}</p>
      <SortableList
        label={t('sections')}
        items={sections}
        idOf={({ name }) => name}
        nameOf={({ name }) => t(`names.${name}`)}
        onOrder={setDraft}
      >
        {(section, handle) => (
          <SectionRow
            section={section}
            handle={handle}
            onChange={(changed) =>
              setDraft(sections.map((one) => (one === section ? { ...one, ...changed } : one)))
            }
          />
        )}
      </SortableList>
      {draft && <Notice>{t('unsaved')}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void save()} busy={busy} aria-disabled={!draft}>
          {t('save_sections')}
        </Button>
        <Button look="outline" onClick={() => setDraft(asTheShop)}>
          {t('as_the_shop')}
        </Button>
      </div>
    </Panel>
  );
}
