'use client';

import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PicturesField } from '@/components/product/reviews/pictures-field';
import { usePictureUploads } from '@/components/product/reviews/use-picture-uploads';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ChoiceCard } from '@/components/ui/choice';
import { SelectField, TextAreaField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Whole } from '@/components/ui/whole';
import { call, dataOf } from '@/lib/client/call';
import { upload } from '@/lib/client/upload';
import type { RequestReturnBody } from '@/lib/contract/schemas/returns/request';
import {
  type ReturnReason,
  returnKinds,
  returnReasons,
} from '@/lib/contract/schemas/returns/terms';
import type { ReturnableItem } from '@/lib/contract/schemas/returns/view';
import { useRouter } from '@/lib/paths/navigation';
import { toast } from '@/lib/storefront/browser/toast';
import { money } from '@/lib/storefront/format';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';
import { isReturnable } from '@/lib/storefront/orders/return-choice';
import { useReturnPreview } from '@/lib/storefront/orders/use-returns';
import { AccountField } from './account-field';
import { ReturnItem } from './return-item';
import { useReturnForm } from './use-return-form';

type Props = {
  number: string;
  items: ReturnableItem[];
  needsAccount: boolean;
  mostPictures: number;
};

/** Asks for items, reason and resolution, previews the refund, and sends the request. */
export default function ReturnForm({ number, items, needsAccount, mostPictures }: Props) {
  const t = useTranslations('returns');
  const tv = useTranslations('validation');
  const router = useRouter();
  const form = useReturnForm(number, items, needsAccount);
  const pictures = usePictureUploads({
    send: (lang, picture, options) =>
      dataOf(upload('POST /api/return-pictures', lang, { picture }, options)),
    remove: (lang, id) => call('DELETE /api/return-pictures/{id}', { params: { id }, lang }),
    most: mostPictures,
  });
  const [isAsked, setAsked] = useState(false);
  const { kind, reason, chosen, open, about, errors, problem, busy } = form;
  const kinds = returnKinds.filter((one) =>
    items.some((item) => isReturnable(item, { kind: one, reason })),
  );

  function changeReason(given: ReturnReason) {
    form.setReason(given);
    const possible = returnKinds.filter((one) =>
      items.some((item) => isReturnable(item, { kind: one, reason: given })),
    );
    if (!possible.includes(kind) && possible[0]) form.setKind(possible[0]);
  }

  async function confirm() {
    setAsked(true);
    const uploaded = pictures.uploads.flatMap(({ id }) => (id ? [id] : []));
    if (!(await form.send(uploaded))) return;
    toast.success(t('requested'));
    router.push(`/profile/orders/${number}#returns`);
  }

  return (
    <Card className="flex flex-col gap-6">
      <SelectField
        required
        label={t('reason')}
        value={reason}
        error={isAsked && !reason ? tv('return_reason') : undefined}
        onChange={({ target }) => changeReason(target.value as ReturnReason)}
      >
        <option value="" disabled>
          {t('choose_reason')}
        </option>
        {returnReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      {reason && !kinds.length && <Notice tone="warn">{t('not_for_reason')}</Notice>}
      {kinds.length > 0 && (
        <fieldset className="grid gap-3 sm:grid-cols-2">
          <legend className="mb-1.5 text-sm font-medium">{t('kind')}</legend>
          {kinds.map((one) => (
            <ChoiceCard
              key={one}
              type="radio"
              name="kind"
              checked={kind === one}
              onChange={() => form.setKind(one)}
            >
              <b className="block">{t(`kinds.${one}`)}</b>
              <span className="text-sm text-ink-soft">{t(`kind_hints.${one}`)}</span>
            </ChoiceCard>
          ))}
        </fieldset>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1.5 text-sm font-medium">{t('items')}</legend>
        {open.map((item) => (
          <ReturnItem
            key={item.item_id}
            item={item}
            reason={reason}
            kind={kind}
            chosen={chosen[item.item_id]}
            isMissing={isAsked}
            onChange={(choice) => form.choose(item.item_id, choice)}
          />
        ))}
        {isAsked && !about && <p className="text-sm text-bad">{t('choose_items')}</p>}
      </fieldset>
      <TextAreaField
        label={t('comment')}
        hint={t('comment_hint')}
        value={form.comment}
        maxLength={1000}
        error={errors.comment}
        onChange={({ target }) => form.setComment(target.value)}
      />
      <PicturesField {...pictures} error={errors.pictures} />
      {needsAccount && (
        <AccountField value={form.account} errors={errors} onChange={form.setAccount} />
      )}
      <ReturnPreview number={number} body={about} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Button busy={busy} className="sm:self-end" onClick={() => void confirm()}>
        {t(`send.${kind}`)}
      </Button>
    </Card>
  );
}

type ReturnPreviewProps = { number: string; body: RequestReturnBody | undefined };

/** The result of the chosen return, computed by the API. */
function ReturnPreview({ number, body }: ReturnPreviewProps) {
  const t = useTranslations('returns');
  const errorText = useErrorText();
  const { data, error, isValidating } = useReturnPreview(number, body);
  const refund = body && !error && data?.refund;
  return (
    <div
      role="status"
      aria-busy={isValidating}
      className="flex min-h-28 flex-col justify-center gap-2 rounded-control bg-sunken p-4"
    >
      {!body && <p className="text-ink-soft">{t('preview_empty')}</p>}
      {body && error !== undefined && <p className="text-bad">{errorText(error)}</p>}
      {body && !error && !refund && <p className="text-ink-soft">{t('calculating')}</p>}
      {refund && body.kind === 'refund' && (
        <dl className={clsx('flex flex-col gap-1 tabular-nums', isValidating && 'opacity-50')}>
          <Row name={t('goods')} value={money(refund.goods)} />
          {refund.shipping > 0 && <Row name={t('shipping')} value={money(refund.shipping)} />}
          {refund.rounding !== 0 && <Row name={t('rounding')} value={money(refund.rounding)} />}
          <div className="flex justify-between gap-4 border-t border-line-strong pt-2 text-lg font-bold">
            <dt>{t('back')}</dt>
            <Whole as="dd">{money(refund.amount)}</Whole>
          </div>
        </dl>
      )}
      {refund && body.kind === 'exchange' && (
        <p>{t('exchange_preview', { amount: money(refund.amount) })}</p>
      )}
    </div>
  );
}

function Row({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
