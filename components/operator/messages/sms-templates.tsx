'use client';

import { MessageSquareText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { AreaPage } from '@/components/areas/area-page';
import { AreaLink } from '@/components/areas/link';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useRefreshList } from '@/components/areas/table/use-list';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { call } from '@/lib/client/call';
import type { SmsTemplateView } from '@/lib/contract/schemas/operators/sms-templates';
import { languageName } from '@/lib/i18n/language-name';
import { toast } from '@/lib/storefront/browser/toast';
import { fillTemplate, smsLength } from '@/lib/text/sms';
import { SmsPreview } from './sms-preview';
import { SmsTemplateDialog } from './sms-template-dialog';

/** Returns the text of a row with invented values: of its registered template, or the shop's own. */
function exampleOf({ registered, own_text, own_variables, examples }: SmsTemplateView): string {
  const { text, variables } = registered ?? { text: own_text, variables: own_variables };
  return fillTemplate(
    text,
    variables.map((name) => examples[name]),
  );
}

/** Every SMS by kind and language, with the template that is registered for it. */
export function SmsTemplates() {
  const t = useTranslations('operator_sms');
  const lang = useLocale();
  const { run } = useAction();
  const refresh = useRefreshList('GET /api/operator/sms-templates');
  const [edited, setEdited] = useState<SmsTemplateView>();
  const nameOf = ({ kind, locale }: SmsTemplateView) =>
    t('name', { kind: t(`kinds.${kind}`), language: languageName(locale, lang) });

  async function remove({ kind, locale }: SmsTemplateView) {
    await run(async () => {
      await call('DELETE /api/operator/sms-templates/{kind}/{locale}', {
        lang,
        params: { kind, locale },
      });
      toast.success(t('removed'));
    });
    await refresh();
  }

  return (
    <AreaPage
      title={t('title')}
      hint={t('hint')}
      wide
      actions={
        <AreaLink
          href="/operator/settings#messages"
          className="inline-flex min-h-11 items-center text-brand hover:underline"
        >
          {t('registration')}
        </AreaLink>
      }
    >
      <WholeTable
        name="sms-templates"
        label={t('title')}
        endpoint="GET /api/operator/sms-templates"
        rows={(all) => all}
        search={{ name: 'search', label: t('find') }}
        id={({ kind, locale }) => `${kind} ${locale}`}
        rowName={nameOf}
        columns={[
          {
            key: 'kind',
            label: t('columns.kind'),
            value: ({ kind }) => t(`kinds.${kind}`),
            width: 240,
            card: 'title',
          },
          {
            key: 'language',
            label: t('columns.language'),
            value: ({ locale }) => languageName(locale, lang),
            card: 'line',
          },
          {
            key: 'state',
            label: t('columns.state'),
            value: ({ registered }) => t(registered ? 'is_registered' : 'is_missing'),
            cell: ({ registered }) => (
              <Badge tone={registered ? 'good' : 'accent'}>
                {t(registered ? 'is_registered' : 'is_missing')}
              </Badge>
            ),
            card: 'state',
          },
          {
            key: 'template_id',
            label: t('columns.template_id'),
            value: ({ registered }) => registered?.template_id,
          },
          {
            key: 'parts',
            label: t('columns.parts'),
            kind: 'number',
            value: (row) => smsLength(exampleOf(row)).parts,
          },
        ]}
        next={(row) => (
          <>
            <RowButton
              onClick={() => setEdited(row)}
              aria-label={t(row.registered ? 'change_of' : 'enter_of', { name: nameOf(row) })}
            >
              {t(row.registered ? 'change' : 'enter')}
            </RowButton>
            {row.registered && (
              <ConfirmDialog
                title={t('remove_title', { name: nameOf(row) })}
                labels={{ confirm: t('remove'), cancel: t('keep') }}
                onConfirm={() => void remove(row)}
              >
                {(ask) => (
                  <RowButton
                    look="quiet"
                    onClick={ask}
                    aria-label={t('remove_of', { name: nameOf(row) })}
                  >
                    {t('remove')}
                  </RowButton>
                )}
              </ConfirmDialog>
            )}
          </>
        )}
        details={(row) => (
          <div className="flex max-w-3xl flex-col gap-3">
            <SmsPreview text={exampleOf(row)} lang={row.locale} />
            {!row.registered && (
              <div className="flex flex-col gap-1">
                <span className="text-sm text-ink-soft">{t('to_register')}</span>
                <code lang={row.locale} className="text-sm wrap-anywhere">
                  {row.own_text}
                </code>
              </div>
            )}
          </div>
        )}
        empty={{ icon: MessageSquareText, title: t('none') }}
      />
      {edited && (
        <SmsTemplateDialog
          row={edited}
          name={nameOf(edited)}
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
