import { useLocale, useTranslations } from 'next-intl';
import type { Question } from '@/lib/api/schemas/questions';
import { date } from '@/lib/storefront/format';

/** A question with the store's answer. `LazyQuestions` handles the button. */
export function QuestionText({ question: { id, author, question, language, answer } }: Props) {
  const t = useTranslations('questions');
  const locale = useLocale();
  return (
    <>
      <p id={`question-${id}`} lang={language} className="font-semibold whitespace-pre-line">
        {question}
      </p>
      {answer ? (
        <>
          <p lang={answer.language} className="max-w-prose whitespace-pre-line">
            {answer.text}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <span translate="no">{author}</span>
            {t('answered', { date: date(answer.created_at, locale) })}
            <button
              type="button"
              data-report={id}
              aria-describedby={`question-${id}`}
              className="needs-script min-h-11 px-2 hover:underline"
            >
              {t('report')}
            </button>
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">{t('waiting')}</p>
      )}
    </>
  );
}

type Props = { question: Question };
