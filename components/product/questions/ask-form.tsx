'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { askQuestion } from '@/lib/api/questions';
import { ApiError } from '@/lib/api/request';
import type { Question } from '@/lib/api/schemas/questions';
import { pathIn } from '@/lib/i18n/language-path';
import { toast } from '@/lib/storefront/browser/toast';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';
import { wantsVerifiedEmail } from '@/lib/storefront/session/wants-verified-email';

type Problem = { field?: string | undefined; all?: string; verify?: boolean };
type Props = { productId: number; onAsked: (question: Question) => void; onCancel: () => void };

/** Asks the store; what a visitor has written is sent once they have signed in. */
export function AskForm({ productId, onAsked, onCancel }: Props) {
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
        const { data, message } = await askQuestion(lang, productId, question);
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
          {problem.all}{' '}
          {problem.verify && (
            // In another tab, so that the question is not lost.
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
