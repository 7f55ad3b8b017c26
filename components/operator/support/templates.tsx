'use client';

import { ChevronLeft, MessageSquareText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { getTemplates, removeTemplate } from '@/lib/api/operators/tickets';
import type { TicketTemplate } from '@/lib/api/schemas/operators/tickets';
import { textIn } from '@/lib/i18n/translated';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { TemplateDialog } from './template-dialog';

const placeholders = { name: '{name}', ticket: '{ticket}', order: '{order}' };

/** Answers that operators keep ready. */
export function Templates() {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const errorText = useErrorText();
  const templates = useSWR(operatorKeys.ticketTemplates(lang), () => getTemplates(lang));
  const [edited, setEdited] = useState<TicketTemplate | 'new'>();

  async function remove({ id }: TicketTemplate) {
    try {
      await removeTemplate(lang, id);
      toast.success(t('removed'));
    } catch (refused) {
      toast.error(errorText(refused));
    }
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
