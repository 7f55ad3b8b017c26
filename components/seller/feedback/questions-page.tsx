'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { useAction } from '@/components/areas/use-action';
import { Choices } from '@/components/seller/ui/choices';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { SellerQuestion } from '@/lib/api/schemas/seller/feedback';
import {
  answerQuestion,
  getSellerQuestions,
  reportSellerQuestion,
} from '@/lib/api/seller/feedback';
import { sellerKeys } from '@/lib/seller/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { AboutProduct, FeedbackList, type Show } from './feedback-list';
import { WrittenAnswer } from './written-answer';

const limit = 20;

/** What shoppers ask about the store's products. */
export function QuestionsPage() {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const [show, setShow] = useState<Show>('open');
  const [page, setPage] = useState(1);
  const questions = useSWR(
    sellerKeys.questions(lang, show, page),
    () => getSellerQuestions(lang, { show, page, limit }),
    { keepPreviousData: true },
  );
  function choose(next: Show) {
    setShow(next);
    setPage(1);
  }
  return (
    <>
      <div className="flex">
        <Choices
          label={t('show')}
          chosen={show}
          onChoose={choose}
          choices={[
            ['open', t('without_answer')],
            ['done', t('with_answer')],
            ['all', t('all')],
          ]}
        />
      </div>
      <FeedbackList
        of={questions}
        rowsOf={(data) => data.questions}
        page={page}
        limit={limit}
        onPage={setPage}
        none={t(show === 'open' ? 'no_open_questions' : 'no_questions')}
      >
        {(question) => (
          <QuestionCard question={question} onChanged={() => void questions.mutate()} />
        )}
      </FeedbackList>
    </>
  );
}

type QuestionCardProps = { question: SellerQuestion; onChanged: () => void };

/** A question with the store's answer, and the way to report it. */
function QuestionCard({ question, onChanged }: QuestionCardProps) {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const { run } = useAction();

  const report = () =>
    run(async () => {
      const { message } = await reportSellerQuestion(lang, question.id);
      toast.success(String(message));
      onChanged();
    });

  return (
    <>
      <AboutProduct product={question.product} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
        {question.author} · {date(question.created_at, lang)}
        {question.reported && <Badge tone="warn">{t('report_waiting')}</Badge>}
      </p>
      <p lang={question.language} className="whitespace-pre-line font-medium wrap-anywhere">
        {question.question}
      </p>
      <Writes>
        <div className="flex flex-col items-stretch gap-3">
          <WrittenAnswer
            written={question.answer}
            labels={{ field: t('answer'), write: t('write_answer'), change: t('change_answer') }}
            send={(text) => answerQuestion(lang, question.id, text)}
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
    </>
  );
}
