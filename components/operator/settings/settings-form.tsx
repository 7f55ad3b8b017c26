'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { mutate } from 'swr';
import { useSend } from '@/components/areas/use-action';
import { Panel } from '@/components/operator/ui/panel';
import { SubmitButton } from '@/components/shell/submit-button';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { call, dataOf } from '@/lib/client/call';
import { callKey } from '@/lib/client/use-call';
import type { HeldSettings, SettingGroup } from '@/lib/contract/schemas/settings/settings';
import type { Locale } from '@/lib/i18n/locales';
import { toast } from '@/lib/storefront/browser/toast';
import { Versions } from './versions';

type Props<Group extends SettingGroup> = {
  group: Group;
  version: number;
  /** Reads the form's values as the API takes them. */
  read: (value: (name: string) => string) => HeldSettings[Group]['value'];
  /** Renders the fields, given each field's error. */
  children: (errorOf: (path: string) => string | undefined) => ReactNode;
};

type Change<Group extends SettingGroup> = {
  value: HeldSettings[Group]['value'];
  note: string;
  version: number;
};

/** Saves a group; returns all settings as then in force. */
const saveGroup = <Group extends SettingGroup>(lang: Locale, group: Group, change: Change<Group>) =>
  dataOf(
    (call as (to: string, given: object) => Promise<{ data: HeldSettings } | null>)(
      `PUT /api/operator/settings/${group}`,
      { lang, body: change },
    ),
  );

/** A group of settings: its fields, the reason for the change, and the earlier versions. */
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
      await mutate(callKey('GET /api/operator/settings', lang), settings, { revalidate: false });
      await mutate(
        callKey('GET /api/operator/settings/{group}/versions', lang, { params: { group } }),
      );
      await mutate(callKey('GET /api/operator/today', lang));
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
