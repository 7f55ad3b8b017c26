'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { Paperclip, X } from '@/components/ui/icons';
import { attachmentTypes, mostAttachments } from '@/lib/contract/schemas/support-topics';
import type { useTicketFiles } from './use-ticket-files';

type Props = Omit<ReturnType<typeof useTicketFiles>, 'clear' | 'ids'>;

/** A list of up to three pictures or PDFs, each with a remove button. */
export function FilesField({ files, sending, problem, add, remove }: Props) {
  const t = useTranslations('support');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isFull = files.length >= mostAttachments || sending !== undefined;
  return (
    <fieldset className="flex flex-col items-start gap-2" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-sm font-medium">{t('files')}</legend>
      {files.length > 0 && (
        <ul className="flex w-full flex-col gap-1">
          {files.map((file) => (
            <li key={file.id} className="flex items-center gap-2 rounded-control bg-sunken pl-3">
              <span className="min-w-0 flex-1 truncate">{file.name}</span>
              <button
                type="button"
                aria-label={t('remove_file', { name: file.name })}
                onClick={() => {
                  remove(file.id);
                  input.current?.focus();
                }}
                className="grid size-11 shrink-0 place-items-center rounded-control"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        multiple
        accept={attachmentTypes.join(',')}
        disabled={isFull}
        onChange={(event) => {
          void add([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-dashed border-line-strong px-4 font-semibold text-ink-soft hover:border-brand hover:text-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-brand peer-disabled:hidden"
      >
        <Paperclip aria-hidden className="size-4" />
        {t('add_files')}
      </label>
      <p
        id={`${id}-note`}
        role={problem ? 'alert' : 'status'}
        className={`text-sm wrap-anywhere ${problem ? 'text-bad' : 'text-ink-soft'}`}
      >
        {problem ?? (sending ? t('uploading', { name: sending }) : t('files_hint'))}
      </p>
    </fieldset>
  );
}
