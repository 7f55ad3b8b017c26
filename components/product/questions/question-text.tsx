import { useLocale, useTranslations } from 'next-intl';
import type { Question } from '@/lib/contract/schemas/questions';
import { languageName } from '@/lib/i18n/language-name';
import { date } from '@/lib/storefront/format';

/** A question with the store's answer. `LazyQuestions` handles the button. */
export function QuestionText({ question: { id, author, question, language, answer } }: Props) {
  const t = useTranslations('questions');
  const locale = useLocale();
  return (
    <>
      <p
        dir="auto"
        id={`question-${id}`}
        lang={language}
        className="font-semibold whitespace-pre-line"
      >
        {question}
      </p>
      {answer ? (
        <>
          <p dir="auto" lang={answer.language} className="max-w-prose whitespace-pre-line">
            {answer.text}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            <bdi translate="no">{author}</bdi>
            <span>{t('answered', { date: date(answer.created_at, locale) })}</span>
            {language !== locale && (
              <span>{t('written_in', { language: languageName(language, locale) })}</span>
            )}
            <button
              type="button"
              data-report={id}
              aria-describedby={`question-${id}`}
              className="needs-script -my-3 min-h-11 px-2 hover:underline"
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
