'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Writes } from '@/components/seller/ui/writes';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { SellerQuestion } from '@/lib/api/schemas/seller/feedback';
import { answerQuestion, reportSellerQuestion } from '@/lib/api/seller/feedback';
import { toast } from '@/lib/storefront/browser/toast';
import { date } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { AboutProduct } from './about-product';
import { WrittenAnswer } from './written-answer';

type Props = { question: SellerQuestion; onChanged: () => void };

/** A question with the store's answer, and the way to report it. */
export function QuestionCard({ question, onChanged }: Props) {
  const t = useTranslations('seller_feedback');
  const lang = useLocale();
  const errorText = useErrorText();

  async function report() {
    try {
      const { message } = await reportSellerQuestion(lang, question.id);
      toast.success(String(message));
      onChanged();
    } catch (refused) {
      toast.error(errorText(refused));
    }
  }

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
