'use client';

import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { AreaDialog } from '@/components/areas/dialog';
import { Loaded } from '@/components/areas/loaded';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useCall } from '@/lib/client/use-call';
import type { PincodeRule } from '@/lib/contract/schemas/settings/pincodes';
import type { SettingGroup, SettingVersion } from '@/lib/contract/schemas/settings/settings';
import { languageName } from '@/lib/i18n/language-name';
import { money } from '@/lib/storefront/format';
import { changesBetween, fieldName, mailPath } from './group-fields';

/** Maximum number of changes listed per version. */
const mostShown = 20;

type Props = {
  group: SettingGroup;
  current: number;
  onClose: () => void;
  onRestore: (value: SettingVersion['value'], version: number) => void;
};

/** The versions of a group with author and time; each can be restored. */
export function Versions({ group, current, onClose, onRestore }: Props) {
  const t = useTranslations('operator_settings');
  const versions = useCall('GET /api/operator/settings/{group}/versions', { params: { group } });
  return (
    <AreaDialog open onClose={onClose} title={t('history')}>
      <Loaded of={versions}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-soft">{t('never_changed')}</p>
          ) : (
            <ol className="flex flex-col divide-y divide-line">
              {all.map((version, index) => (
                <li key={version.version} className="flex flex-col gap-2 py-4 first:pt-0">
                  <VersionHead version={version} isCurrent={version.version === current} />
                  <Changes before={all[index + 1]?.value} after={version.value} />
                  {version.version !== current && (
                    <Button
                      look="outline"
                      className="self-start"
                      onClick={() => {
                        onRestore(version.value, version.version);
                        onClose();
                      }}
                    >
                      {t('restore')}
                    </Button>
                  )}
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
    </AreaDialog>
  );
}

type HeadProps = { version: SettingVersion; isCurrent: boolean };

function VersionHead({ version: { version, operator, at, note }, isCurrent }: HeadProps) {
  const t = useTranslations('operator_settings');
  const format = useFormatter();
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <b>{t('version', { version })}</b>
        {isCurrent && <Badge tone="good">{t('holds')}</Badge>}
        <span className="text-sm text-ink-soft">
          {t('by', {
            name: operator ?? t('market_key'),
            when: format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' }),
          })}
        </span>
      </p>
      {note && <p className="wrap-anywhere">{note}</p>}
    </>
  );
}

function Changes({ before, after }: { before: unknown; after: unknown }) {
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  if (before === undefined) return <p className="text-sm text-ink-soft">{t('first')}</p>;
  const changes = changesBetween(before, after);
  return (
    <ul className="flex flex-col gap-1 text-sm">
      {changes.slice(0, mostShown).map(({ path, before: old, after: now }) => (
        <li key={path} className="wrap-anywhere">
          <span className="text-ink-soft">{nameOf(path)}</span> <del>{shown(path, old)}</del> →{' '}
          <ins className="no-underline">{shown(path, now)}</ins>
        </li>
      ))}
      {changes.length > mostShown && (
        <li className="text-ink-soft">
          {t('more_changes', { count: changes.length - mostShown })}
        </li>
      )}
    </ul>
  );

  function nameOf(path: string) {
    const mail = mailPath(path);
    if (mail) {
      return t('mails.changed', {
        mail: t(`mails.kinds.${mail.kind}`),
        language: languageName(mail.locale, lang),
        part: t(`mails.parts.${mail.part}`),
      });
    }
    return path.startsWith('rules.') ? `${path.slice(6)}…` : fieldName(t, path, lang);
  }

  function shown(path: string, value: string | undefined) {
    if (value && path.startsWith('rules.')) return ruleText(JSON.parse(value));
    if (value === 'true') return t('yes');
    if (value === 'false') return t('no');
    return value || '–';
  }

  function ruleText({
    served,
    cash,
    extra_days: days,
    extra_fee: fee,
  }: Omit<PincodeRule, 'prefix'>) {
    if (!served) return t('pincodes.not_served');
    const parts = [
      !cash && t('pincodes.no_cash'),
      days && t('pincodes.days', { days }),
      fee && t('pincodes.fee', { amount: money(fee) }),
    ].filter(Boolean);
    return parts.length ? parts.join(', ') : t('pincodes.plain');
  }
}
