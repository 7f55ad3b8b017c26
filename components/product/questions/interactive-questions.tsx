'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useQuestions } from '@/components/product/questions/use-questions';
import { Button } from '@/components/ui/button';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { AskForm } from './ask-form';
import { QuestionText } from './question-text';
import { QuestionsLayout } from './questions-layout';

type Props = { productId: number; total: number; shown: number; children: ReactNode };

/** The questions with further pages, the shopper's own that wait, and the form. */
export default function InteractiveQuestions({ productId, total, shown, children }: Props) {
  const t = useTranslations('questions');
  const errorText = useErrorText();
  const { listed, waiting, busy, error, more, noteAsked } = useQuestions(productId);
  const [asking, setAsking] = useState(false);
  const actions = useRef<HTMLDivElement>(null);

  function close() {
    flushSync(() => setAsking(false));
    actions.current?.querySelector('button')?.focus();
  }

  const left = listed ? listed.total - listed.questions.length : total - shown;
  const item = (question: (typeof waiting)[number]) => (
    <li key={question.id}>
      <QuestionText question={question} />
    </li>
  );
  return (
    <QuestionsLayout
      actions={
        <>
          {error !== undefined && (
            <p role="alert" className="text-sm text-bad">
              {errorText(error)}
            </p>
          )}
          {waiting.length > 0 && (
            <ul className="flex flex-col gap-4 rounded-card bg-sunken p-4">{waiting.map(item)}</ul>
          )}
          {asking ? (
            <AskForm
              productId={productId}
              onAsked={(question) => {
                close();
                noteAsked(question);
              }}
              onCancel={close}
            />
          ) : (
            <div ref={actions} className="flex flex-wrap gap-3">
              <Button look="outline" onClick={() => setAsking(true)}>
                {t('ask')}
              </Button>
              {left > 0 && (
                <Button look="quiet" busy={busy} onClick={more}>
                  {t('more')}
                </Button>
              )}
            </div>
          )}
        </>
      }
    >
      {listed ? listed.questions.map(item) : children}
    </QuestionsLayout>
  );
}
