'use client';

import { MessageSquareText } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { DataTable } from '@/components/areas/table/data-table';
import { useAction } from '@/components/areas/use-action';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Whole } from '@/components/ui/whole';
import { answerOf, type BodyOf, call } from '@/lib/client/call';
import type { SellerQuestion } from '@/lib/contract/schemas/seller/feedback';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { AboutProduct } from './about-product';
import { WrittenAnswer } from './written-answer';

const shown = ['open', 'done', 'all'] as const;

/** Shoppers' questions about the store's products. */
export function QuestionsPage() {
  const t = useTranslations('seller_feedback');
  return (
    <DataTable
      name="questions"
      label={t('questions')}
      endpoint="GET /api/seller/questions"
      rows="questions"
      id={({ id }) => id}
      rowName={({ question }) => question}
      tabs={{
        name: 'show',
        label: t('show'),
        initial: 'open',
        options: (page) =>
          shown.map((value) => ({
            value,
            label: t(value === 'all' ? 'all' : value === 'open' ? 'without_answer' : 'with_answer'),
            count: value === 'open' ? page?.open : undefined,
          })),
      }}
      columns={[
        {
          key: 'question',
          label: t('columns.question'),
          value: ({ question }) => question,
          width: 400,
          card: 'title',
        },
        {
          key: 'product',
          label: t('columns.product'),
          value: ({ product }) => product.name,
          width: 200,
          card: 'line',
        },
        { key: 'author', label: t('columns.author'), value: ({ author }) => author, width: 140 },
        {
          key: 'created',
          label: t('columns.created'),
          kind: 'date',
          value: ({ created_at: at }) => at,
          card: 'amount',
        },
        {
          key: 'state',
          label: t('columns.state'),
          kind: 'state',
          value: ({ answer }) => t(answer ? 'with_answer' : 'without_answer'),
          cell: ({ answer, reported }) => (
            <Badge tone={reported ? 'warn' : answer ? 'good' : 'neutral'}>
              {t(reported ? 'report_waiting' : answer ? 'with_answer' : 'without_answer')}
            </Badge>
          ),
          card: 'state',
        },
      ]}
      details={(question, list) => <QuestionCard question={question} onChanged={list.refresh} />}
      empty={{ icon: MessageSquareText, title: t('no_questions') }}
    />
  );
}

type QuestionCardProps = { question: SellerQuestion; onChanged: () => void };

/** A question with the store's answer, and a button to report it. */
function QuestionCard({ question, onChanged }: QuestionCardProps) {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const { run } = useAction();

  const report = () =>
    run(async () => {
      const { message } = await answerOf(
        call('POST /api/seller/questions/{id}/report', { lang, params: { id: question.id } }),
      );
      toast.success(String(message));
      onChanged();
    });

  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <AboutProduct product={question.product} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span>
          {question.author} · <Whole>{date(question.created_at, lang)}</Whole>
        </span>
        {question.reported && <Badge tone="warn">{t('report_waiting')}</Badge>}
      </p>
      <p lang={question.language} className="whitespace-pre-line font-medium wrap-anywhere">
        {question.question}
      </p>
      <Writes>
        <div className="flex flex-col items-stretch gap-3">
          <WrittenAnswer<BodyOf<'POST /api/seller/questions/{id}/answer'>>
            written={question.answer}
            labels={{ field: t('answer'), write: t('write_answer'), change: t('change_answer') }}
            name="answer"
            schema={async () =>
              (await import('@/lib/contract/schemas/questions')).questionAnswerSchema
            }
            send={(body) =>
              answerOf(
                call('POST /api/seller/questions/{id}/answer', {
                  lang,
                  params: { id: question.id },
                  body,
                }),
              )
            }
            onSaved={onChanged}
          />
          {!question.reported && (
            <ConfirmDialog
              title={t('report_question_title')}
              text={t('report_question_text')}
              labels={{ confirm: t('report'), cancel: t('cancel') }}
              onConfirm={() => void report()}
            >
              {(ask) => (
                <Button look="quiet" className="self-start px-2!" onClick={ask}>
                  {t('report')}
                </Button>
              )}
            </ConfirmDialog>
          )}
        </div>
      </Writes>
    </div>
  );
}
