'use client';

import { type Locale, useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { call, dataOf } from '@/lib/client/call';
import type { TicketAttachment } from '@/lib/contract/schemas/support';
import {
  attachmentLimit,
  attachmentTypes,
  mostAttachments,
} from '@/lib/contract/schemas/support-topics';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

const sendForShopper = (lang: Locale, file: File): Promise<TicketAttachment> =>
  dataOf(call('POST /api/support-attachments', { lang, form: { file }, timeout: 120_000 }));

/** Manages the files of a message being written; each is uploaded as soon as it is chosen. */
export function useTicketFiles(send = sendForShopper) {
  const t = useTranslations('support');
  const lang = useLocale();
  const errorText = useErrorText();
  const [files, setFiles] = useState<TicketAttachment[]>([]);
  const [sending, setSending] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function refusalOf({ name, type, size }: File): string | undefined {
    if (!(attachmentTypes as readonly string[]).includes(type)) return t('file_type', { name });
    return size > attachmentLimit ? t('file_big', { name }) : undefined;
  }

  async function add(chosen: File[]) {
    setProblem(undefined);
    const room = mostAttachments - files.length;
    if (chosen.length > room) setProblem(t('files_many'));
    for (const file of chosen.slice(0, room)) {
      const refused = refusalOf(file);
      if (refused) {
        setProblem(refused);
        continue;
      }
      setSending(file.name);
      try {
        const kept = await send(lang, file);
        setFiles((all) => [...all, kept]);
      } catch (failure) {
        setProblem(errorText(failure));
      }
    }
    setSending(undefined);
  }

  return {
    files,
    sending,
    problem,
    add,
    remove: (id: string) => setFiles((all) => all.filter((each) => each.id !== id)),
    clear: () => setFiles([]),
    ids: files.map(({ id }) => id),
  };
}
