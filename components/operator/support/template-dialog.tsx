'use client';

import { useLocale, useTranslations } from 'next-intl';
import { ActionDialog } from '@/components/operator/ui/action-dialog';
import { SelectField, TextAreaField, TextField } from '@/components/ui/field';
import { saveTemplate } from '@/lib/api/operators/tickets';
import type { TicketTemplate } from '@/lib/api/schemas/operators/tickets';
import { type TicketTopic, ticketTopics } from '@/lib/api/schemas/support-topics';
import { languages, locales } from '@/lib/i18n/locales';
import { textOr } from '@/lib/i18n/text-or';
import { fieldIn, madeFields } from '@/lib/i18n/translated';

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
                label={textOr(t, field, languages[each].name)}
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
