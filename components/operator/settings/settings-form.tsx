'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import { SubmitButton } from '@/components/account/submit-button';
import { useSend } from '@/components/areas/use-action';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import {
  saveCompany,
  saveDelivery,
  saveDispatch,
  saveLimits,
  saveMails,
  savePincodes,
  saveReturns,
  saveSupport,
  saveTaxes,
} from '@/lib/api/operators/settings';
import type { HeldSettings, SettingGroup } from '@/lib/api/schemas/settings/settings';
import type { Locale } from '@/lib/i18n/locales';
import { operatorKeys } from '@/lib/operator/cache';
import { toast } from '@/lib/storefront/browser/toast';
import { Versions } from './versions';

type Props<Group extends SettingGroup> = {
  group: Group;
  version: number;
  /** What was entered, as the API takes it. */
  read: (value: (name: string) => string) => HeldSettings[Group]['value'];
  /** The fields, given what was wrong with each. */
  children: (errorOf: (path: string) => string | undefined) => ReactNode;
};

type Change<Group extends SettingGroup> = {
  value: HeldSettings[Group]['value'];
  note: string;
  version: number;
};

const calls: {
  [Group in SettingGroup]: (lang: Locale, change: Change<Group>) => Promise<HeldSettings>;
} = {
  company: saveCompany,
  delivery: saveDelivery,
  dispatch: saveDispatch,
  support: saveSupport,
  returns: saveReturns,
  limits: saveLimits,
  taxes: saveTaxes,
  pincodes: savePincodes,
  mails: saveMails,
};

/** Saves a group; answers all settings as they hold then. */
const saveGroup = <Group extends SettingGroup>(lang: Locale, group: Group, change: Change<Group>) =>
  calls[group](lang, change);

/** A group of settings: its fields, why they were changed, and the versions before. */
export function SettingsForm<Group extends SettingGroup>(props: Props<Group>) {
  const { group, version, read, children } = props;
  const name: SettingGroup = group;
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  const { busy, failure, errors, send } = useSend();
  const form = useRef<HTMLFormElement>(null);
  const [hasHistory, setHistory] = useState(false);

  useEffect(() => {
    if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [failure]);

  const save = (value: HeldSettings[Group]['value'], note: string) =>
    send(async () => {
      const settings = await saveGroup(lang, group, { value, note, version });
      toast.success(t('saved'));
      await mutate(operatorKeys.settings(lang), settings, { revalidate: false });
      await mutate(operatorKeys.settingVersions(lang, group));
      await mutate(operatorKeys.today(lang));
    });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const value = (name: string) => String(given.get(name) ?? '').trim();
    void save(read(value), value('note'));
  }

  return (
    <div id={name} className="scroll-mt-20">
      <Panel
        title={t(`groups.${name}`)}
        actions={
          <Button look="outline" onClick={() => setHistory(true)}>
            {t('history')}
          </Button>
        }
      >
        <p className="text-sm text-ink-soft">{t(`hints.${name}`)}</p>
        <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
          {children((path) => errors[`value.${path}`])}
          <TextField
            label={t('note')}
            hint={t('note_hint')}
            name="note"
            maxLength={200}
            autoComplete="off"
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          <SubmitButton busy={busy} className="self-start">
            {t('save')}
          </SubmitButton>
        </form>
        {hasHistory && (
          <Versions
            group={group}
            current={version}
            onClose={() => setHistory(false)}
            onRestore={(value, from) =>
              save(value as HeldSettings[Group]['value'], t('restored', { version: from }))
            }
          />
        )}
      </Panel>
    </div>
  );
}
