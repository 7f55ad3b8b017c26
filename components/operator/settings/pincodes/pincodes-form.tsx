'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import type { PincodeRule } from '@/lib/api/schemas/settings/pincodes';
import type { HeldSettings } from '@/lib/api/schemas/settings/settings';
import { latinDigits } from '@/lib/i18n/digits';
import { writePincodeCsv } from '@/lib/operator/pincode-csv';
import { SettingsForm } from '../settings-form';
import { CsvDialog } from './csv-dialog';
import { RuleDialog } from './rule-dialog';
import { RuleLine } from './rule-line';

type Pincodes = HeldSettings['pincodes'];

/** As many rules as are shown at once. */
const shown = 30;

const sorted = (rules: PincodeRule[]) =>
  rules.toSorted((a, b) => a.prefix.localeCompare(b.prefix, 'en'));

/** Where couriers go and on which terms, by the beginning of a pincode. */
export function PincodesForm({ held: { value, version } }: { held: Pincodes }) {
  const t = useTranslations('operator_settings');
  const [rules, setRules] = useState(() => sorted(value.rules));
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<PincodeRule | 'new'>();
  const [isCsvOpen, setCsvOpen] = useState(false);
  const asked = latinDigits(search).trim();
  const found = rules.filter(({ prefix }) => prefix.startsWith(asked) || asked.startsWith(prefix));

  return (
    <>
      <SettingsForm group="pincodes" version={version} read={() => ({ rules })}>
        {(errorOf) => (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <TextField
                label={t('pincodes.search')}
                hint={t('pincodes.count', { count: rules.length })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={search}
                onChange={({ target }) => setSearch(target.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.preventDefault();
                }}
              />
              <div className="flex flex-wrap gap-2">
                <Button look="outline" onClick={() => setEditing('new')}>
                  {t('pincodes.add')}
                </Button>
                <Button look="outline" onClick={() => setCsvOpen(true)}>
                  {t('pincodes.from_csv')}
                </Button>
                <Button look="outline" asChild>
                  <a
                    download="pincodes.csv"
                    href={`data:text/csv;charset=utf-8,${encodeURIComponent(writePincodeCsv(rules))}`}
                  >
                    {t('pincodes.as_csv')}
                  </a>
                </Button>
              </div>
            </div>
            <ul className="divide-y divide-line rounded-card border border-line">
              {found.slice(0, shown).map((rule) => (
                <RuleLine
                  key={rule.prefix}
                  rule={rule}
                  error={errorOf(`rules.${rules.indexOf(rule)}.prefix`)}
                  onEdit={() => setEditing(rule)}
                  onRemove={() => setRules((all) => all.filter((each) => each !== rule))}
                />
              ))}
              {found.length === 0 && <li className="p-3 text-ink-soft">{t('pincodes.none')}</li>}
            </ul>
            {found.length > shown && (
              <p className="text-sm text-ink-soft">
                {t('pincodes.more', { count: found.length - shown })}
              </p>
            )}
          </div>
        )}
      </SettingsForm>
      {editing && (
        <RuleDialog
          rule={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
          onDone={(rule) =>
            setRules((all) =>
              sorted([
                ...all.filter((each) => each !== editing && each.prefix !== rule.prefix),
                rule,
              ]),
            )
          }
        />
      )}
      {isCsvOpen && (
        <CsvDialog onClose={() => setCsvOpen(false)} onDone={(read) => setRules(sorted(read))} />
      )}
    </>
  );
}
