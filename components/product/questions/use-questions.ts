'use client';

import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { getOwnQuestions, listQuestions } from '@/lib/api/questions';
import type { Question } from '@/lib/api/schemas/questions';
import { swrKeys } from '@/lib/storefront/cache';
import { useUser } from '@/lib/storefront/session/use-user';

const questionsAPage = 10;

type Listed = { questions: Question[]; total: number; page: number };

/** A product's questions beyond those that came with the page, and the shopper's own that wait. */
export function useQuestions(productId: number) {
  const lang = useLocale();
  const { user } = useUser();
  const [listed, setListed] = useState<Listed>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const { data: waiting = [], mutate } = useSWR(
    user && swrKeys.ownQuestions(user.email, productId),
    () => getOwnQuestions(lang, productId),
    { shouldRetryOnError: false },
  );

  /** The next page; the first holds what is shown already. */
  async function more() {
    setBusy(true);
    setError(undefined);
    try {
      const page = (listed?.page ?? 0) + 1;
      const { questions, total } = await listQuestions(productId, { page, limit: questionsAPage });
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
