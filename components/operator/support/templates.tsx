'use client';

import { ChevronLeft, MessageSquareText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { AreaLink } from '@/components/areas/link';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useRefreshList } from '@/components/areas/table/use-list';
import { useAction } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { type BodyOf, call } from '@/lib/client/call';
import type { TicketTemplate } from '@/lib/contract/schemas/operators/tickets';
import { ticketTopics } from '@/lib/contract/schemas/support-topics';
import { languageName } from '@/lib/i18n/language-name';
import { languages, locales } from '@/lib/i18n/locales';
import { fieldIn, textIn } from '@/lib/i18n/translated';
import { toast } from '@/lib/storefront/browser/toast';

const placeholders = { name: '{name}', ticket: '{ticket}', order: '{order}' };

/** Templates for answers. */
export function Templates() {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { run } = useAction();
  const refresh = useRefreshList('GET /api/operator/ticket-templates');
  const [edited, setEdited] = useState<TicketTemplate | 'new'>();

  async function remove({ id }: TicketTemplate) {
    await run(async () => {
      await call('DELETE /api/operator/ticket-templates/{id}', { lang, params: { id } });
      toast.success(t('removed'));
    });
    await refresh();
  }

  return (
    <AreaPage
      title={t('templates')}
      hint={t('templates_hint', placeholders)}
      wide
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
      <WholeTable
        name="ticket-templates"
        label={t('templates')}
        endpoint="GET /api/operator/ticket-templates"
        rows={(all) => all}
        search={{ name: 'search', label: t('find_template') }}
        id={({ id }) => id}
        rowName={({ name }) => name}
        columns={[
          { key: 'name', label: t('template_name'), value: ({ name }) => name, card: 'title' },
          {
            key: 'topic',
            label: t('topic'),
            value: ({ topic }) => (topic ? t(`topics.${topic}`) : t('any_topic')),
            card: 'state',
          },
          {
            key: 'text',
            label: t('columns.text'),
            value: (template) => textIn(template, 'text', lang),
            width: 560,
            card: 'line',
          },
        ]}
        next={(template) => (
          <>
            <RowButton
              onClick={() => setEdited(template)}
              aria-label={t('change_of', { name: template.name })}
            >
              {t('change')}
            </RowButton>
            <ConfirmDialog
              title={t('remove_title', { name: template.name })}
              labels={{ confirm: t('remove'), cancel: t('keep') }}
              onConfirm={() => void remove(template)}
            >
              {(ask) => (
                <RowButton
                  look="quiet"
                  onClick={ask}
                  aria-label={t('remove_of', { name: template.name })}
                >
                  {t('remove')}
                </RowButton>
              )}
            </ConfirmDialog>
          </>
        )}
        details={(template) => (
          <p className="max-w-3xl whitespace-pre-line wrap-anywhere">
            {textIn(template, 'text', lang)}
          </p>
        )}
        empty={{ icon: MessageSquareText, title: t('no_templates') }}
      />
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={() => {
            toast.success(t('saved'));
            void refresh();
          }}
        />
      )}
    </AreaPage>
  );
}

type TemplateDialogProps = { template?: TicketTemplate; onClose: () => void; onSaved: () => void };

/** Changes or adds a template. */
function TemplateDialog({ template, onClose, onSaved }: TemplateDialogProps) {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  return (
    <ContractDialog<BodyOf<'POST /api/operator/ticket-templates'>>
      title={t(template ? 'change_template' : 'add_template')}
      action={t('save')}
      fields={[
        {
          name: 'name',
          kind: 'line',
          label: t('template_name'),
          maxLength: 80,
          isRequired: true,
        },
        {
          name: 'topic',
          kind: 'choice',
          label: t('topic'),
          empty: null,
          options: [
            { value: '', label: t('any_topic') },
            ...ticketTopics.map((value) => ({ value, label: t(`topics.${value}`) })),
          ],
        },
        ...locales.map((each) => ({
          name: fieldIn('text', each),
          kind: 'text' as const,
          label: t('text', { language: languageName(each, lang) }),
          empty: '' as const,
          isRequired: !languages[each].isPartial,
          isWide: true,
          lang: each,
          rows: 6,
          maxLength: 4000,
        })),
      ]}
      value={template ?? {}}
      schema={async () =>
        (await import('@/lib/contract/schemas/operators/tickets')).ticketTemplateBodySchema
      }
      onClose={onClose}
      onSend={async (body) => {
        await (template
          ? call('PUT /api/operator/ticket-templates/{id}', {
              lang,
              params: { id: template.id },
              body,
            })
          : call('POST /api/operator/ticket-templates', { lang, body }));
        onSaved();
      }}
    />
  );
}
