'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Choices } from '@/components/seller/ui/choices';
import { getSellerQuestions } from '@/lib/api/seller/feedback';
import { sellerKeys } from '@/lib/seller/cache';
import { FeedbackList, type Show } from './feedback-list';
import { QuestionCard } from './question-card';

const limit = 20;

/** What shoppers ask about the store's products. */
export function QuestionsPage() {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const [show, setShow] = useState<Show>('open');
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useSWR(
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
        list={data?.questions}
        error={error}
        onRetry={() => mutate()}
        total={data?.total ?? 0}
        page={page}
        limit={limit}
        onPage={setPage}
        none={t(show === 'open' ? 'no_open_questions' : 'no_questions')}
      >
        {(question) => <QuestionCard question={question} onChanged={() => void mutate()} />}
      </FeedbackList>
    </>
  );
}
