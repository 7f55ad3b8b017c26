'use client';

import { useLocale } from 'next-intl';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { useNear } from '@/lib/storefront/browser/use-near';
import { useSignInFirst } from '@/lib/storefront/session/use-sign-in-first';
import { QuestionsLayout } from './questions-layout';

const InteractiveQuestions = lazyPart(() => import('./interactive-questions'));

type Props = { productId: number; total: number; shown: number; children: ReactNode };

/** The first questions as rendered on the server; the form is loaded when scrolled near. */
export function LazyQuestions(props: Props) {
  const [near, isNear] = useNear();
  const lang = useLocale();
  const signedIn = useSignInFirst();
  const part = useRef<HTMLDivElement>(null);
  const first = <QuestionsLayout>{props.children}</QuestionsLayout>;

  useEffect(() => {
    const { current } = part;
    async function report({ target }: MouseEvent) {
      const clicked = target instanceof Element ? target : null;
      const questionId = Number(clicked?.closest<HTMLElement>('[data-report]')?.dataset.report);
      if (!questionId || !(await signedIn({ kind: 'report', questionId }))) return;
      const { report: send } = await import('./report');
      await send(lang, questionId);
    }
    current?.addEventListener('click', report);
    return () => current?.removeEventListener('click', report);
  }, [lang, signedIn]);

  return (
    <div ref={part}>
      <div ref={near}>
        {isNear ? (
          <Suspense fallback={first}>
            <InteractiveQuestions {...props} />
          </Suspense>
        ) : (
          first
        )}
      </div>
    </div>
  );
}
