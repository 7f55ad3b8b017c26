'use client';

import { MessageCircleQuestion } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import useSWR from 'swr';
import { AreaPage } from '@/components/areas/area-page';
import { Loaded } from '@/components/areas/loaded';
import { useAction } from '@/components/areas/use-action';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { decideQuestion, getOpenQuestions } from '@/lib/api/operators/market';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { dateTime } from '@/lib/storefront/format';

/** Questions that were reported, to be shown again or taken away; others wait for their store. */
export function ReportedQuestions() {
  const t = useTranslations('operator_support');
  const lang = useLocale();
  const { run } = useAction();
  const questions = useSWR(operatorKeys.questions(lang), () => getOpenQuestions(lang));

  const decide = (id: number, show: boolean) =>
    run(async () => {
      await decideQuestion(lang, id, show);
      toast.success(t(show ? 'shown_again' : 'taken_away'));
      await questions.mutate();
    });

  return (
    <AreaPage title={t('questions')} hint={t('questions_hint')}>
      <Loaded of={questions}>
        {(open) =>
          open.length ? (
            <ul className="flex flex-col gap-3">
              {open.map(({ id, question, answer, product, store, reported, created_at }) => (
                <li key={id}>
                  <Card className="flex flex-col gap-3">
                    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
                      <Badge tone={reported ? 'bad' : 'neutral'}>
                        {t(reported ? 'reported' : 'unanswered')}
                      </Badge>
                      <span>{product.name}</span>
                      <span>{store}</span>
                      <span>{dateTime(created_at, lang)}</span>
                    </p>
                    <h2 className="font-semibold wrap-anywhere">{question}</h2>
                    {answer && <p className="wrap-anywhere">{answer.text}</p>}
                    {reported && (
                      <div className="flex flex-wrap gap-2">
                        <Button look="outline" onClick={() => void decide(id, true)}>
                          {t('show')}
                        </Button>
                        <Button look="danger" onClick={() => void decide(id, false)}>
                          {t('take_away')}
                        </Button>
                      </div>
                    )}
                  </Card>
                </li>
              ))}
            </ul>
          ) : (
            <EmptyState icon={MessageCircleQuestion} level={2} title={t('no_questions')} />
          )
        }
      </Loaded>
    </AreaPage>
  );
}
