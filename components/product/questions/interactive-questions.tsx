'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { answerOf, call, dataOf } from '@/lib/client/call';
import { ApiError } from '@/lib/client/request';
import type { Question } from '@/lib/contract/schemas/questions';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useOwnCall } from '@/lib/storefront/session/use-own-call';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';
import { wantsVerifiedEmail } from '@/lib/storefront/session/wants-verified-email';
import { QuestionText } from './question-text';
import { QuestionsLayout } from './questions-layout';

type Props = { productId: number; total: number; shown: number; children: ReactNode };

/** The questions with further pages, the shopper's own unanswered ones, and the form. */
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

const questionsAPage = 10;

type Listed = { questions: Question[]; total: number; page: number };

/** Loads further questions of a product, and the shopper's own unanswered ones. */
function useQuestions(productId: number) {
  const lang = useLocale();
  const [listed, setListed] = useState<Listed>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { data: waiting = [], mutate } = useOwnCall(
    'GET /api/products/{id}/questions/mine',
    { params: { id: productId } },
    { shouldRetryOnError: false },
  );

  /** Loads the next page; the first page's questions are already shown. */
  async function more() {
    setBusy(true);
    setError(undefined);
    try {
      const page = (listed?.page ?? 0) + 1;
      const { questions, total } = await dataOf(
        call('GET /api/products/{id}/questions', {
          params: { id: productId },
          query: { page, limit: questionsAPage, language: lang },
        }),
      );
      const known = listed?.questions ?? [];
      const ids = new Set(known.map(({ id }) => id));
      const added = questions.filter(({ id }) => !ids.has(id));
      setListed({ questions: [...known, ...added], total, page });
    } catch (failure) {
      setError(failure);
    }
    setBusy(false);
  }

  const noteAsked = (question: Question) =>
    void mutate([question, ...waiting], { revalidate: false });

  return { listed, waiting, busy, error, more, noteAsked };
}

type Problem = { field?: string | undefined; all?: string; verify?: boolean };
type AskFormProps = {
  productId: number;
  onAsked: (question: Question) => void;
  onCancel: () => void;
};

/** Asks the store; a visitor's question is sent after sign-in. */
function AskForm({ productId, onAsked, onCancel }: AskFormProps) {
  const t = useTranslations('questions');
  const ta = useTranslations('account');
  const lang = useLocale();
  const errorText = useErrorText();
  const signedIn = useSignInFirst();
  const form = useRef<HTMLFormElement>(null);
  const [problem, setProblem] = useState<Problem>({});
  const [busy, setBusy] = useState(false);

  const focus = () => form.current?.querySelector('textarea')?.focus();
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const question = String(new FormData(event.currentTarget).get('question')).trim();
    if (!question) {
      setProblem({ field: t('required') });
      return focus();
    }
    setProblem({});
    setBusy(true);
    try {
      if (await signedIn({ kind: 'question', productId, question })) {
        const { data, message } = await answerOf(
          call('POST /api/products/{id}/questions', {
            params: { id: productId },
            lang,
            body: { question },
          }),
        );
        if (message) toast.success(message);
        return onAsked(data);
      }
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.fields.question : undefined;
      const verify = wantsVerifiedEmail(failure);
      setProblem(field ? { field } : { all: errorText(failure), verify });
      if (field) focus();
    }
    setBusy(false);
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={send}
      aria-label={t('ask')}
      className="flex max-w-prose flex-col gap-4 rounded-card border border-line bg-card p-4"
    >
      <TextAreaField
        label={t('label')}
        name="question"
        required
        error={problem.field}
        hint={t('hint')}
        maxLength={500}
      />
      {problem.all && (
        <Notice tone="bad">
          <span>{problem.all}</span>{' '}
          {problem.verify && (
            // Opens in another tab, so that the question is not lost.
            <a
              href={pathIn(lang, '/profile')}
              target="_blank"
              className="font-semibold underline"
              rel="noopener"
            >
              {ta('verify_now')}
            </a>
          )}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t('send')}
        </Button>
        <Button look="quiet" onClick={onCancel} disabled={busy}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
