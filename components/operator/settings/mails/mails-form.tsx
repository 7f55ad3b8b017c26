'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import useSWR from 'swr';
import { Loaded } from '@/components/areas/loaded';
import { getMailKinds } from '@/lib/api/operators/settings';
import {
  defaultMails,
  type MailKindView,
  type MailSettings,
} from '@/lib/api/schemas/settings/mails';
import type { HeldSettings } from '@/lib/api/schemas/settings/settings';
import { operatorKeys } from '@/lib/operator/cache';
import { SettingsForm } from '../settings-form';
import { MailLine } from './mail-line';

/** What each mail to shoppers and sellers says at its beginning and end, in both languages. */
export function MailsForm({ held: { value, version } }: { held: HeldSettings['mails'] }) {
  const lang = useLocale();
  const t = useTranslations('operator_settings.mails');
  const kinds = useSWR(operatorKeys.mailKinds(lang), () => getMailKinds(lang));
  const [mails, setMails] = useState<MailSettings>(value);
  const [open, setOpen] = useState<MailKindView['kind']>();

  return (
    <SettingsForm group="mails" version={version} read={() => mails}>
      {(errorOf) => (
        <Loaded of={kinds}>
          {(views) => (
            <ul
              aria-label={t('list')}
              className="divide-y divide-line rounded-card border border-line"
            >
              {views.map((view) => (
                <MailLine
                  key={view.kind}
                  view={view}
                  words={mails[view.kind]}
                  isOpen={open === view.kind}
                  errorOf={(path) => errorOf(`${view.kind}.${path}`)}
                  onToggle={() => setOpen(open === view.kind ? undefined : view.kind)}
                  onChange={(words) => setMails((all) => ({ ...all, [view.kind]: words }))}
                  onReset={() =>
                    setMails((all) => ({ ...all, [view.kind]: defaultMails[view.kind] }))
                  }
                />
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </SettingsForm>
  );
}
