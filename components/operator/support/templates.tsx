'use client';

import { ChevronLeft, MessageSquareText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { ActionDialog } from '@/components/areas/action-dialog';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { getTemplates, removeTemplate, saveTemplate } from '@/lib/api/operators/tickets';
import type { TicketTemplate } from '@/lib/api/schemas/operators/tickets';
import { type TicketTopic, ticketTopics } from '@/lib/api/schemas/support-topics';
import { languageName } from '@/lib/i18n/language-name';
import { languages, locales } from '@/lib/i18n/locales';
import { fieldIn, madeFields, textIn } from '@/lib/i18n/translated';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';

const placeholders = { name: '{name}', ticket: '{ticket}', order: '{order}' };

/** Answers that operators keep ready. */
export function Templates() {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { run } = useAction();
  const templates = useSWR(operatorKeys.ticketTemplates(lang), () => getTemplates(lang));
  const [edited, setEdited] = useState<TicketTemplate | 'new'>();

  async function remove({ id }: TicketTemplate) {
    await run(async () => {
      await removeTemplate(lang, id);
      toast.success(t('removed'));
    });
    await templates.mutate();
  }

  return (
    <AreaPage
      title={t('templates')}
      hint={t('templates_hint', placeholders)}
      actions={
        <>
          <AreaLink
            href="/operator/tickets"
            className="inline-flex min-h-11 items-center gap-1 text-brand hover:underline"
          >
            <ChevronLeft aria-hidden className="size-5" />
            {t('back')}
          </AreaLink>
          <Button onClick={() => setEdited('new')}>{t('add_template')}</Button>
        </>
      }
    >
      <Loaded of={templates}>
        {(all) =>
          all.length ? (
            <ul className="grid gap-3 lg:grid-cols-2">
              {all.map((template) => (
                <li key={template.id}>
                  <Line
                    template={template}
                    onChange={() => setEdited(template)}
                    onRemove={() => void remove(template)}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={MessageSquareText} level={2} title={t('no_templates')} />
          )
        }
      </Loaded>
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            toast.success(t('saved'));
            void templates.mutate();
          }}
        />
      )}
    </AreaPage>
  );
}

type TemplateDialogProps = { template?: TicketTemplate; onClose: () => void; onSaved: () => void };

/** Changes a template, or adds one. */
function TemplateDialog({ template, onClose, onSaved }: TemplateDialogProps) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  return (
    <ActionDialog
      title={t(template ? 'change_template' : 'add_template')}
      action={t('save')}
      onClose={onClose}
      onSend={async (value) => {
        await saveTemplate(lang, template?.id, {
          name: value('name'),
          topic: (value('topic') || null) as TicketTopic | null,
          ...madeFields('text', value),
        });
        onSaved();
      }}
    >
      {(errors) => (
        <>
          <TextField
            name="name"
            label={t('template_name')}
            error={errors.name}
            required
            maxLength={80}
            defaultValue={template?.name}
          />
          <SelectField name="topic" label={t('topic')} defaultValue={template?.topic ?? ''}>
            <option value="">{t('any_topic')}</option>
            {ticketTopics.map((topic) => (
              <option key={topic} value={topic}>
                {t(`topics.${topic}`)}
              </option>
            ))}
          </SelectField>
          {locales.map((each) => {
            const field = fieldIn('text', each);
            return (
              <TextAreaField
                key={each}
                name={field}
                label={t('text', { language: languageName(each, lang) })}
                error={errors[field]}
                required={!languages[each].isPartial}
                lang={each}
                rows={6}
                maxLength={4000}
                defaultValue={template?.[field]}
              />
            );
          })}
        </>
      )}
    </ActionDialog>
  );
}

type LineProps = { template: TicketTemplate; onChange: () => void; onRemove: () => void };

function Line({ template, onChange, onRemove }: LineProps) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { name, topic } = template;
  return (
    <Card className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold wrap-anywhere">{name}</h2>
        <Badge>{topic ? t(`topics.${topic}`) : t('any_topic')}</Badge>
      </div>
      <p className="line-clamp-3 flex-1 wrap-anywhere">{textIn(template, 'text', lang)}</p>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" onClick={onChange} aria-label={t('change_of', { name })}>
          {t('change')}
        </Button>
        <ConfirmDialog
          title={t('remove_title', { name })}
          labels={{ confirm: t('remove'), cancel: t('keep') }}
          onConfirm={onRemove}
        >
          {(open) => (
            <Button look="danger" onClick={open} aria-label={t('remove_of', { name })}>
              {t('remove')}
            </Button>
          )}
        </ConfirmDialog>
      </div>
    </Card>
  );
}
