'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { type ReturnCondition, returnConditions } from '@/lib/api/schemas/returns/terms';
import type { SellerReturn } from '@/lib/api/schemas/seller/returns';
import { acceptReturn, decideReceived, notePickedUp, noteReceived } from '@/lib/api/seller/returns';
import { dateTime } from '@/lib/storefront/format';
import { useReturnStep } from './use-return-step';

const RefusalForm = lazyPart(() => import('./refusal-form'));

/** What the store does next about a return, and until when; nothing once it is over. */
export function ReturnActions({ shown }: { shown: SellerReturn }) {
  const t = useTranslations('seller_returns');
  const locale = useLocale();
  const { id, status, kind, due_at } = shown;
  const { take, busy, problem } = useReturnStep(id);
  const [refusing, setRefusing] = useState(false);
  if (status === 'disputed') return <Notice tone="warn">{t('disputed_hint')}</Notice>;
  if (!['requested', 'accepted', 'picked_up', 'received'].includes(status)) return null;
  const isDecision = status === 'requested' || status === 'received';
  return (
    <Card className="flex flex-col gap-4">
      {due_at && (
        <p className="font-medium text-warn">
          {t(`due.${status === 'received' ? 'received' : 'requested'}`, {
            date: dateTime(due_at, locale),
          })}
        </p>
      )}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {isDecision && !refusing && (
        <div className="flex flex-wrap gap-3">
          <Button
            busy={busy}
            onClick={() =>
              void take(
                status === 'requested'
                  ? acceptReturn
                  : (lang, one) => decideReceived(lang, one, { outcome: 'settle' }),
                t('done'),
              )
            }
          >
            {status === 'requested' ? t('accept') : t(`settle.${kind}`)}
          </Button>
          <Button look="danger" onClick={() => setRefusing(true)}>
            {t(status === 'requested' ? 'refuse' : 'send_back')}
          </Button>
        </div>
      )}
      {isDecision && refusing && (
        <RefusalForm
          id={id}
          isSentBack={status === 'received'}
          onClose={() => setRefusing(false)}
        />
      )}
      {status === 'accepted' && (
        <Button
          look="outline"
          busy={busy}
          className="self-start"
          onClick={() => void take(notePickedUp, t('done'))}
        >
          {t('picked_up')}
        </Button>
      )}
      {(status === 'accepted' || status === 'picked_up') && (
        <Received
          busy={busy}
          onReceived={(condition) =>
            void take((lang, one) => noteReceived(lang, one, { condition }), t('done'))
          }
        />
      )}
    </Card>
  );
}

type ReceivedProps = { busy: boolean; onReceived: (condition: ReturnCondition) => void };

function Received({ busy, onReceived }: ReceivedProps) {
  const t = useTranslations('seller_returns');
  const tv = useTranslations('validation');
  const [condition, setCondition] = useState<ReturnCondition>();
  const [isAsked, setAsked] = useState(false);
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium">{t('received_legend')}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {returnConditions.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            name="condition"
            checked={condition === one}
            onChange={() => setCondition(one)}
          >
            <b className="block">{t(`conditions.${one}`)}</b>
            <span className="text-sm text-ink-soft">{t(`condition_hints.${one}`)}</span>
          </ChoiceCard>
        ))}
      </div>
      {isAsked && !condition && (
        <p role="alert" className="text-sm text-bad">
          {tv('return_condition')}
        </p>
      )}
      <Button
        busy={busy}
        className="self-start"
        onClick={() => {
          setAsked(true);
          if (condition) onReceived(condition);
        }}
      >
        {t('received')}
      </Button>
    </fieldset>
  );
}
