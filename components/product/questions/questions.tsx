import { getTranslations } from 'next-intl/server';
import { Section } from '@/components/ui/layout';
import type { Questions as Answer } from '@/lib/contract/schemas/questions';
import { LazyQuestions } from './lazy-questions';
import { QuestionText } from './question-text';

type Props = { productId: number; questions: Answer };

/** Shoppers' questions and the store's answers; further ones and the form are loaded later. */
export async function Questions({ productId, questions: { questions, total } }: Props) {
  const t = await getTranslations('questions');
  return (
    <Section id="questions" title={t('title')}>
      <LazyQuestions productId={productId} total={total} shown={questions.length}>
        {questions.length > 0 ? (
          questions.map((question) => (
            <li key={question.id}>
              <QuestionText question={question} />
            </li>
          ))
        ) : (
          <li className="text-ink-soft">{t('none')}</li>
        )}
      </LazyQuestions>
    </Section>
  );
}
