'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/operator/ui/action-dialog';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { saveTemplate } from '@/lib/api/operators/tickets';
import type { TicketTemplate } from '@/lib/api/schemas/operators/tickets';
import { type TicketTopic, ticketTopics } from '@/lib/api/schemas/support-topics';

type Props = { template?: TicketTemplate; onClose: () => void; onSaved: () => void };

/** Changes a template, or adds one. */
export function TemplateDialog({ template, onClose, onSaved }: Props) {
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
          text: value('text'),
          text_hi: value('text_hi'),
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
          <TextAreaField
            name="text"
            label={t('text')}
            error={errors.text}
            required
            lang="en"
            rows={6}
            maxLength={4000}
            defaultValue={template?.text}
          />
          <TextAreaField
            name="text_hi"
            label={t('text_hi')}
            error={errors.text_hi}
            required
            lang="hi"
            rows={6}
            maxLength={4000}
            defaultValue={template?.text_hi}
          />
        </>
      )}
    </ActionDialog>
  );
}
