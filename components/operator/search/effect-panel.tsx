'use client';

import clsx from 'clsx';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useSend } from '@/components/areas/use-action';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Picture } from '@/components/ui/picture';
import { call, dataOf, type InputOf } from '@/lib/client/call';
import type { Pick } from '@/lib/contract/schemas/home/manage';
import type { Effect } from '@/lib/contract/schemas/search-rules/search-rules';

type EffectInput = NonNullable<InputOf<'GET /api/operator/search/effect'>['query']>;

type Props = {
  /** The initial search. */
  search: string;
  /** Returns the rule as currently typed in the form. */
  ruleNow: () => Omit<EffectInput, 'search'>;
};

/** The current first results of a search, beside those with the edited rule. */
export function EffectPanel({ search: first, ruleNow }: Props) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const [typed, setTyped] = useState<string>();
  const [effect, setEffect] = useState<Effect>();
  const { busy, failure, send } = useSend();
  const search = typed ?? first;

  const look = () =>
    send(async () =>
      setEffect(
        await dataOf(
          call('GET /api/operator/search/effect', { lang, query: { ...ruleNow(), search } }),
        ),
      ),
    );

  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-3">
      <legend className="px-1 text-sm font-medium">{t('effect')}</legend>
      <div className="flex flex-wrap items-start gap-2">
        <TextField
          className="min-w-40 flex-1"
          label={t('effect_search')}
          value={search}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button look="outline" busy={busy} onClick={() => void look()} className="mt-6.5">
          {t('show_effect')}
        </Button>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {effect && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Results title={t('before')} results={effect.before} />
          <Results title={t('after')} results={effect.after} before={effect.before} />
        </div>
      )}
    </fieldset>
  );
}

type ResultsProps = { title: string; results: Pick[]; before?: Pick[] };

/** Search results; those that moved up are marked. */
function Results({ title, results, before }: ResultsProps) {
  const t = useTranslations('operator_search');
  const hasRisen = ({ listing_id }: Pick, at: number) => {
    const was = before?.findIndex((one) => one.listing_id === listing_id) ?? at;
    return was < 0 || was > at;
  };
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h3 className="font-bold">{title}</h3>
      {results.length === 0 && <p className="text-ink-soft">{t('no_results')}</p>}
      <ol className="flex flex-col gap-1.5">
        {results.map((pick, at) => (
          <li
            key={pick.listing_id}
            className={clsx(
              'flex min-w-0 items-center gap-2 rounded-control p-1 text-sm',
              hasRisen(pick, at) && 'bg-good-soft',
            )}
          >
            <span className="w-5 shrink-0 text-right text-ink-soft">{at + 1}</span>
            <Picture
              src={pick.image}
              alt=""
              sizes="32px"
              className="size-8 shrink-0 rounded-control"
            />
            <span className="line-clamp-2 min-w-0 flex-1">{pick.name}</span>
            {hasRisen(pick, at) && <span className="sr-only">{t('risen')}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
