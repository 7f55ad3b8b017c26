'use client';

import { MessageCircleQuestion } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { AreaPage } from '@/components/areas/area-page';
import { WholeTable } from '@/components/areas/table/data-table';
import { RowButton } from '@/components/areas/table/row-button';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { call } from '@/lib/client/call';
import { toast } from '@/lib/storefront/browser/toast';

/** Reported questions, to be shown again or removed; others wait for their store. */
export function ReportedQuestions() {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { busy, run } = useAction();
  return (
    <AreaPage title={t('questions')} hint={t('questions_hint')} wide>
      <WholeTable
        name="reported-questions"
        label={t('questions')}
        endpoint="GET /api/operator/questions"
        rows={(questions) => questions}
        search={{ name: 'search', label: t('search_questions') }}
        id={({ id }) => id}
        rowName={({ question }) => question}
        columns={[
          {
            key: 'question',
            label: t('columns.question'),
            value: ({ question }) => question,
            card: 'title',
          },
          {
            key: 'state',
            label: t('columns.state'),
            value: ({ reported }) => t(reported ? 'reported' : 'unanswered'),
            cell: ({ reported }) => (
              <Badge tone={reported ? 'bad' : 'neutral'}>
                {t(reported ? 'reported' : 'unanswered')}
              </Badge>
            ),
            card: 'state',
          },
          {
            key: 'product',
            label: t('columns.product'),
            value: ({ product }) => product.name,
            card: 'line',
          },
          { key: 'store', label: t('columns.store'), value: ({ store }) => store, width: 180 },
          {
            key: 'asked',
            label: t('columns.asked'),
            kind: 'date',
            value: ({ created_at: at }) => at,
          },
        ]}
        next={({ id, reported }, list) => {
          const decide = (show: boolean) =>
            run(async () => {
              await call('POST /api/operator/questions/{id}/decide', {
                lang,
                params: { id },
                body: { show },
              });
              toast.success(t(show ? 'shown_again' : 'taken_away'));
              await list.refresh();
            });
          return (
            reported && (
              <>
                <RowButton busy={busy} onClick={() => void decide(true)}>
                  {t('show')}
                </RowButton>
                <RowButton look="quiet" busy={busy} onClick={() => void decide(false)}>
                  {t('take_away')}
                </RowButton>
              </>
            )
          );
        }}
        details={({ question, answer }) => (
          <div className="flex max-w-3xl flex-col gap-3 wrap-anywhere">
            <p dir="auto">{question}</p>
            {answer && <p dir="auto">{answer.text}</p>}
          </div>
        )}
        empty={{ icon: MessageCircleQuestion, title: t('no_questions') }}
      />
    </AreaPage>
  );
}
