'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContractDialog } from '@/components/areas/form/contract-form';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { bareCode, longestIdentifier } from '@/lib/contract/schemas/numbers/identifier-text';
import type { PincodeRule } from '@/lib/contract/schemas/settings/pincodes';
import type { HeldSettings } from '@/lib/contract/schemas/settings/settings';
import { writePincodeCsv } from '@/lib/operator/pincode-csv';
import { money } from '@/lib/storefront/format';
import { CsvDialog } from './csv-dialog';
import { SettingsForm } from './settings-form';

type Pincodes = HeldSettings['pincodes'];

/** Number of rules shown at once. */
const shown = 30;

const sorted = (rules: PincodeRule[]) =>
  rules.toSorted((a, b) => a.prefix.localeCompare(b.prefix, 'en'));

/** Delivery areas and terms, by the prefix of a pincode. */
export function PincodesForm({ held }: { held: Pincodes }) {
  const t = useTranslations('operator_settings');
  const [rules, setRules] = useState(() => sorted(held.value.rules));
  const [search, setSearch] = useState('');
  const [editing, setEditing] = useState<PincodeRule | 'new'>();
  const [isCsvOpen, setCsvOpen] = useState(false);
  const asked = bareCode(search);
  const found = rules.filter(({ prefix }) => prefix.startsWith(asked) || asked.startsWith(prefix));

  return (
    <>
      <SettingsForm group="pincodes" held={held} value={{ rules }}>
        {(errorOf) => (
          <div className="flex flex-col gap-4">
            <div className="flex flex-wrap items-end justify-between gap-3">
              <TextField
                label={t('pincodes.search')}
                hint={t('pincodes.count', { count: rules.length })}
                inputMode="numeric"
                autoComplete="off"
                maxLength={longestIdentifier}
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

type RuleLineProps = {
  rule: PincodeRule;
  error: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

/** A rule in words, with buttons to change and remove it. */
function RuleLine({ rule, error, onEdit, onRemove }: RuleLineProps) {
  const t = useTranslations('operator_settings.pincodes');
  const { prefix, served, cash, extra_days: days, extra_fee: fee } = rule;
  const isPlain = served && cash && !days && !fee;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <span className="flex min-w-0 flex-wrap items-center gap-2">
        <b className="w-20 tabular-nums">{prefix.padEnd(6, '…').replace(/…+/, '…')}</b>
        {!served && <Badge tone="bad">{t('not_served')}</Badge>}
        {served && !cash && <Badge tone="warn">{t('no_cash')}</Badge>}
        {served && days > 0 && <Badge tone="neutral">{t('days', { days })}</Badge>}
        {served && fee > 0 && <Badge tone="neutral">{t('fee', { amount: money(fee) })}</Badge>}
        {isPlain && <Badge tone="good">{t('plain')}</Badge>}
        {error && <span className="w-full text-sm text-bad">{error}</span>}
      </span>
      <span className="flex gap-2">
        <Button look="outline" aria-label={t('edit_one', { prefix })} onClick={onEdit}>
          {t('edit')}
        </Button>
        <Button look="outline" aria-label={t('remove_one', { prefix })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </span>
    </li>
  );
}

type RuleDialogProps = {
  /** The rule to change; undefined adds a new one. */
  rule: PincodeRule | undefined;
  onClose: () => void;
  onDone: (rule: PincodeRule) => void;
};

const schema = async () =>
  (await import('@/lib/contract/schemas/settings/pincodes')).pincodeRuleSchema;

/** Edits the rule for a pincode prefix. */
function RuleDialog({ rule, onClose, onDone }: RuleDialogProps) {
  const t = useTranslations('operator_settings.pincodes');
  return (
    <ContractDialog<PincodeRule>
      title={rule ? t('edit_one', { prefix: rule.prefix }) : t('add')}
      action={t('take')}
      fields={[
        {
          name: 'prefix',
          kind: 'digits',
          label: t('columns.prefix'),
          hint: t('prefix_hint'),
          maxLength: longestIdentifier,
          isWide: true,
        },
        { name: 'served', kind: 'check', label: t('columns.served') },
        { name: 'cash', kind: 'check', label: t('columns.cash') },
        { name: 'extra_days', kind: 'number', label: t('columns.extra_days') },
        { name: 'extra_fee', kind: 'number', label: t('columns.extra_fee'), hint: t('fee_hint') },
      ]}
      value={rule ?? { served: true, cash: true, extra_days: 0, extra_fee: 0 }}
      schema={schema}
      onClose={onClose}
      onSend={async (typed) => onDone((await schema()).parse(typed))}
    />
  );
}
