'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { lazyPart } from '@/components/shell/messages/lazy-part';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { type ReturnCondition, returnConditions } from '@/lib/contract/schemas/returns/terms';
import type { SellerReturn } from '@/lib/contract/schemas/seller/returns';
import { dateTime } from '@/lib/storefront/format';
import { useReturnStep } from './use-return-step';

const RefusalForm = lazyPart(() => import('./refusal-form'));

/** The store's next steps for a return, with their deadlines; nothing once it is closed. */
export function ReturnActions({ shown }: { shown: SellerReturn }) {
  const t = useTranslations('seller_returns');
  const locale = useLocale();
  const { id, status, kind, due_at, awaits_stock, handed_over } = shown;
  const { take, busy, problem } = useReturnStep(id);
  const [refusing, setRefusing] = useState(false);
  if (status === 'disputed') {
    const by = shown.disputed_by === 'seller' ? 'disputed_by_you' : 'disputed_hint';
    return <Notice tone="warn">{t(by)}</Notice>;
  }
  if (status === 'exchanged' && !due_at) return null;
  if (!isOpen(status)) return null;
  const isDecision = status === 'requested' || status === 'received';
  return (
    <Card className="flex flex-col gap-4">
      {due_at && (
        <p className="font-medium text-warn">
          {t(`due.${awaits_stock ? 'stock' : status}`, { date: dateTime(due_at, locale) })}
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
                  ? (lang, one) =>
                      dataOf(
                        call('POST /api/seller/returns/{id}/accept', { lang, params: { id: one } }),
                      )
                  : (lang, one) =>
                      dataOf(
                        call('POST /api/seller/returns/{id}/decide', {
                          lang,
                          params: { id: one },
                          body: { outcome: 'settle' },
                        }),
                      ),
                t('done'),
              )
            }
          >
            {status === 'requested' ? t('accept') : t(awaits_stock ? 'send_now' : `settle.${kind}`)}
          </Button>
          {awaits_stock ? (
            <Button
              look="outline"
              busy={busy}
              onClick={() =>
                void take(
                  (lang, one) =>
                    dataOf(
                      call('POST /api/seller/returns/{id}/decide', {
                        lang,
                        params: { id: one },
                        body: { outcome: 'refund' },
                      }),
                    ),
                  t('done'),
                )
              }
            >
              {t('refund_instead')}
            </Button>
          ) : (
            <Button look="danger" onClick={() => setRefusing(true)}>
              {t(status === 'requested' ? 'refuse' : 'send_back')}
            </Button>
          )}
        </div>
      )}
      {refusing && (
        <RefusalForm
          id={id}
          step={status === 'requested' ? 'refuse' : status === 'received' ? 'send_back' : 'missing'}
          onClose={() => setRefusing(false)}
        />
      )}
      {status === 'accepted' && (
        <Button
          look="outline"
          busy={busy}
          className="self-start"
          onClick={() =>
            void take(
              (lang, one) =>
                dataOf(
                  call('POST /api/seller/returns/{id}/picked-up', { lang, params: { id: one } }),
                ),
              t('done'),
            )
          }
        >
          {t('picked_up')}
        </Button>
      )}
      {status === 'picked_up' && handed_over && !refusing && (
        <div className="flex flex-col gap-2">
          <p>
            {handed_over.awb
              ? t('handed_over_with', {
                  carrier: handed_over.carrier ?? '',
                  awb: handed_over.awb,
                })
              : t('handed_over')}
          </p>
          <Button look="danger" className="self-start" onClick={() => setRefusing(true)}>
            {t('missing')}
          </Button>
        </div>
      )}
      {(status === 'accepted' || status === 'picked_up') && (
        <Received
          busy={busy}
          onReceived={(condition) =>
            void take(
              (lang, one) =>
                dataOf(
                  call('POST /api/seller/returns/{id}/received', {
                    lang,
                    params: { id: one },
                    body: { condition },
                  }),
                ),
              t('done'),
            )
          }
        />
      )}
    </Card>
  );
}

const open = ['requested', 'accepted', 'picked_up', 'received', 'exchanged'] as const;
const isOpen = (status: SellerReturn['status']): status is (typeof open)[number] =>
  open.some((one) => one === status);

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
