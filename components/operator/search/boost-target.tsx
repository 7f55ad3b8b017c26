'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField, TextField } from '@/components/ui/field';
import { call, dataOf } from '@/lib/client/call';
import { useCall } from '@/lib/client/use-call';
import type { Pick } from '@/lib/contract/schemas/home/manage';
import type { BoostKind } from '@/lib/contract/schemas/search-rules/limits';
import { textIn } from '@/lib/i18n/translated';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

type Props = {
  kind: BoostKind;
  value: number | undefined;
  /** The name of the listing chosen before. */
  name?: string;
  error?: string;
  onChange: (id: number | undefined) => void;
};

/** Chooses the listing, brand or category to boost. */
export function BoostTarget({ kind, value, name, error, onChange }: Props) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const [chosen, setChosen] = useState(name);
  const brands = useCall('GET /api/operator/brands', kind === 'brand' ? {} : null);
  const categories = useCall('GET /api/operator/categories', kind === 'category' ? {} : null);
  const all = kind === 'brand' ? brands : categories;
  if (kind === 'listing') {
    return (
      <ListingFinder
        chosen={chosen}
        error={error}
        onChoose={(pick) => {
          setChosen(pick.name);
          onChange(pick.listing_id);
        }}
      />
    );
  }
  return (
    <SelectField
      label={t(`kinds.${kind}`)}
      value={value ?? ''}
      error={error}
      onChange={({ target }) => onChange(Number(target.value) || undefined)}
    >
      <option value="">{t('choose')}</option>
      {(all.data ?? []).map((one) => (
        <option key={one.id} value={one.id}>
          {textIn(one, 'name', lang)}
        </option>
      ))}
    </SelectField>
  );
}

type ListingFinderProps = { chosen?: string; error?: string; onChoose: (pick: Pick) => void };

/** Finds a listing on sale by name, inside another form. */
function ListingFinder({ chosen, error, onChoose }: ListingFinderProps) {
  const t = useTranslations('operator_search');
  const lang = useLocale();
  const errorText = useErrorText();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Pick[]>();
  const [failure, setFailure] = useState<string>();

  async function find() {
    setFailure(undefined);
    try {
      setFound(
        await dataOf(call('GET /api/operator/home/listings', { lang, query: { search: text } })),
      );
    } catch (refused) {
      setFailure(errorText(refused));
    }
  }
  const findByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void find();
  };

  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-start gap-2">
        <TextField
          className="flex-1"
          label={t('find_listing')}
          hint={chosen && t('chosen', { name: chosen })}
          error={failure ?? error}
          value={text}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={findByEnter}
        />
        <Button look="outline" onClick={() => void find()} className="mt-6.5">
          {t('find')}
        </Button>
      </div>
      {found && found.length === 0 && <p className="text-ink-soft">{t('none_found')}</p>}
      {found && found.length > 0 && (
        <ul
          aria-label={t('listings_found')}
          className="max-h-56 divide-y divide-line overflow-y-auto rounded-control border border-line"
        >
          {found.map((pick) => (
            <li key={pick.listing_id}>
              <button
                type="button"
                onClick={() => {
                  onChoose(pick);
                  setFound(undefined);
                }}
                className="flex min-h-11 w-full flex-col justify-center px-3 py-1 text-left hover:bg-sunken"
              >
                <span className="font-medium">{pick.name}</span>
                <span className="text-sm text-ink-soft">{pick.store}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
