'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call } from '@/lib/client/call';
import type { ManagedSection } from '@/lib/contract/schemas/home/manage';
import { homeLimits, homeSectionNames, titledSections } from '@/lib/contract/schemas/home/sections';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, locales } from '@/lib/i18n/locales';
import { emptyFields, fieldIn, fieldsOf, fieldValues } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';
import { Panel } from '../ui/panel';
import { SortableList } from '../ui/sortable-list';

type Props = { saved: ManagedSection[]; onSaved: () => Promise<unknown> };

const asTheShop: ManagedSection[] = homeSectionNames.map((name) => ({
  name,
  is_hidden: false,
  ...emptyFields('title'),
}));

/** The sections of the home page: their order, visibility and titles. */
export function SectionsPanel({ saved, onSaved }: Props) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const [draft, setDraft] = useState<ManagedSection[]>();
  const { busy, run } = useAction();
  const sections = draft ?? saved;

  const save = () =>
    run(async () => {
      await call('PUT /api/operator/home/sections', {
        lang,
        body: {
          sections: sections.map((section) => ({ ...section, ...fieldValues('title', section) })),
        },
      });
      await onSaved();
      setDraft(undefined);
      toast.success(t('saved'));
    });

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

type SectionRowProps = {
  section: ManagedSection;
  handle: ReactNode;
  onChange: (changed: Partial<ManagedSection>) => void;
};

function SectionRow({ section, handle, onChange }: SectionRowProps) {
  const t = useTranslations('operator_home');
  const lang = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { name, is_hidden } = section;
  const titles = fieldsOf('title').flatMap((field) => section[field] || []);
  const shown = t(`names.${name}`);
  return (
    <div className="flex flex-col gap-2 py-1.5 pr-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="flex min-w-52 flex-1 items-center gap-2">
          {handle}
          <span className="font-medium">{shown}</span>
          {is_hidden && <Badge>{t('hidden')}</Badge>}
          {titles.length > 0 && <span className="text-sm text-ink-soft">{titles.join(' · ')}</span>}
        </div>
        <div className="ml-auto flex items-center">
          {titledSections.includes(name) && (
            <Button
              look="quiet"
              aria-expanded={isOpen}
              aria-label={t('rename_of', { name: shown })}
              onClick={() => setOpen(!isOpen)}
            >
              {t('rename')}
            </Button>
          )}
          <Button
            look="quiet"
            aria-label={t(is_hidden ? 'show_of' : 'hide_of', { name: shown })}
            onClick={() => onChange({ is_hidden: !is_hidden })}
          >
            {t(is_hidden ? 'show' : 'hide')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="grid gap-4 pb-2 pl-13 sm:grid-cols-2">
          {locales.map((of) => {
            const field = fieldIn('title', of);
            const isDefault = of === defaultLocale;
            return (
              <TextField
                key={of}
                label={t('fields.title', { language: languageName(of, lang) })}
                hint={isDefault ? t('own_title') : undefined}
                lang={isDefault ? undefined : of}
                value={section[field] ?? ''}
                maxLength={homeLimits.title}
                onChange={({ target }) => onChange({ [field]: target.value || null })}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}
