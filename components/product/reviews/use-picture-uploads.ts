'use client';

import { type Locale, useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import type { UploadOptions } from '@/lib/client/upload';
import {
  mostReviewPictures,
  pictureLimit,
  pictureTypes,
} from '@/lib/contract/schemas/picture-limits';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

export type PictureUpload = {
  key: number;
  name: string;
  /** An object URL under which the browser shows the file. */
  preview: string;
  /** The uploaded fraction, from 0 to 1. */
  sent: number;
  /** The upload's id, set once it is complete. */
  id?: number;
  error?: string;
};

type Endpoints = {
  send: (lang: Locale, picture: File, options: UploadOptions) => Promise<{ id: number }>;
  /** Deletes a picture; without it unused pictures expire by themselves. */
  remove?: (lang: Locale, id: number) => Promise<unknown>;
  /** Maximum number of pictures. */
  most?: number;
};

/** Manages the pictures of a text being written; each is uploaded as soon as it is chosen. */
export function usePictureUploads({ most = mostReviewPictures, ...api }: Endpoints) {
  const t = useTranslations('reviews');
  const lang = useLocale();
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<PictureUpload[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [running] = useState(() => new Map<number, AbortController>());
  const shown = useRef(uploads);
  shown.current = uploads;
  const nextKey = useRef(0);

  useEffect(
    () => () => {
      for (const aborter of running.values()) aborter.abort();
      for (const { preview } of shown.current) URL.revokeObjectURL(preview);
    },
    [running],
  );

  const change = (key: number, to: Partial<PictureUpload>) =>
    setUploads((all) => all.map((each) => (each.key === key ? { ...each, ...to } : each)));

  function refusalOf(file: File): string | undefined {
    if (!(pictureTypes as readonly string[]).includes(file.type)) return t('not_a_picture');
    return file.size > pictureLimit ? t('too_big') : undefined;
  }

  async function send(key: number, file: File) {
    const aborter = new AbortController();
    running.set(key, aborter);
    try {
      const onProgress = (sent: number) => change(key, { sent });
      const options = { onProgress, signal: aborter.signal };
      const { id } = await api.send(lang, file, options);
      change(key, { id, sent: 1 });
    } catch (failure) {
      if (!aborter.signal.aborted) change(key, { error: errorText(failure) });
    }
    running.delete(key);
  }

  function add(files: File[]) {
    setRefusal(undefined);
    const room = most - uploads.length;
    if (files.length > room) setRefusal(t('too_many', { most }));
    for (const file of files.slice(0, room)) {
      const refused = refusalOf(file);
      if (refused) {
        setRefusal(`${file.name}: ${refused}`);
        continue;
      }
      nextKey.current += 1;
      const key = nextKey.current;
      const preview = URL.createObjectURL(file);
      setUploads((all) => [...all, { key, name: file.name, preview, sent: 0 }]);
      void send(key, file);
    }
  }

  function remove({ key, id, preview }: PictureUpload) {
    setRefusal(undefined);
    running.get(key)?.abort();
    URL.revokeObjectURL(preview);
    setUploads((all) => all.filter((each) => each.key !== key));
    // A picture that is not removed here expires after a day.
    if (id) void api.remove?.(lang, id).catch(() => undefined);
  }

  return { uploads, refusal, most, add, remove };
}
