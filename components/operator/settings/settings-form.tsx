'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { mutate } from 'swr';
import { ContractForm } from '@/components/areas/form/contract-form';
import type { FormField } from '@/components/areas/form/form-field';
import { useAction } from '@/components/areas/use-action';
import { Panel } from '@/components/operator/ui/panel';
import { Button } from '@/components/ui/button';
import { call, dataOf } from '@/lib/client/call';
import { callKey } from '@/lib/client/use-call';
import type { HeldSettings, SettingGroup } from '@/lib/contract/schemas/settings/settings';
import { toast } from '@/lib/storefront/browser/toast';
import { fieldName } from './group-fields';
import { Versions } from './versions';

/** A field of a group by its path in it, such as `brand.en`; its label is that of its path unless given. */
export type GroupField = Omit<FormField, 'label'> & { label?: string };

type Props<Group extends SettingGroup> = {
  group: Group;
  held: { value: HeldSettings[Group]['value']; version: number };
  /** Renders further content above the fields. */
  head?: () => ReactNode;
} & (
  | { fields: readonly GroupField[] }
  | {
      /** The value of a group that is no form of fields; `children` renders it, given each path's error. */
      value: HeldSettings[Group]['value'];
      children: (errorOf: (path: string) => string | undefined) => ReactNode;
    }
);

type Change = { value: HeldSettings[SettingGroup]['value']; note: string; version: number };

/** A group of settings: its fields, the reason for the change, and the earlier versions. */
export function SettingsForm<Group extends SettingGroup>(props: Props<Group>) {
  const { held, head } = props;
  const group: SettingGroup = props.group;
  const { version } = held;
  const t = useTranslations('operator_settings');
  const lang = useLocale();
  const { run } = useAction();
  const [hasHistory, setHistory] = useState(false);

  async function save(body: Change) {
    const settings = await dataOf(
      (call as (to: string, given: object) => Promise<{ data: HeldSettings } | null>)(
        `PUT /api/operator/settings/${group}`,
        { lang, body },
      ),
    );
    toast.success(t('saved'));
    await mutate(callKey('GET /api/operator/settings', lang), settings, { revalidate: false });
    await mutate(
      callKey('GET /api/operator/settings/{group}/versions', lang, { params: { group } }),
    );
    await mutate(callKey('GET /api/operator/today', lang));
  }

  const fields: FormField[] =
    'fields' in props
      ? props.fields.map((field) => ({
          label: fieldName(t, field.name, lang),
          ...(field.kind === 'line' && { empty: '' }),
          ...field,
          name: `value.${field.name}`,
        }))
      : [
          {
            name: 'value',
            kind: 'own',
            label: '',
            render: ({ errors }) => (
              <div className="flex flex-col gap-5">{props.children((path) => errors[path])}</div>
            ),
          },
        ];

  return (
    <div id={group} className="scroll-mt-20">
      <Panel
        title={t(`groups.${group}`)}
        actions={
          <Button look="outline" onClick={() => setHistory(true)}>
            {t('history')}
          </Button>
        }
      >
        <p className="text-sm text-ink-soft">{t(`hints.${group}`)}</p>
        <ContractForm<Change>
          fields={[
            ...fields,
            {
              name: 'note',
              kind: 'line',
              label: t('note'),
              hint: t('note_hint'),
              maxLength: 200,
              isWide: true,
            },
          ]}
          value={held}
          more={{ version, ...('value' in props && { value: props.value }) }}
          schema={async () => {
            const all = await import('@/lib/contract/schemas/settings/settings');
            return all[`${group}ChangeSchema`];
          }}
          head={head}
          action={t('save')}
          onSend={save}
        />
        {hasHistory && (
          <Versions
            group={group}
            current={version}
            onClose={() => setHistory(false)}
            onRestore={(value, from) =>
              void run(() =>
                save({
                  value: value as Change['value'],
                  note: t('restored', { version: from }),
                  version,
                }),
              )
            }
          />
        )}
      </Panel>
    </div>
  );
}
