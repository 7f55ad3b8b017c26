'use client';

import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { addSellerPicture } from '@/lib/api/seller/listings';
import { useErrorText } from '@/lib/storefront/forms/use-error-text';

export type Upload = { id: number; name: string; part: number; error?: string };

/** Uploads several pictures at once; `onDone` gets each as it arrives. */
export function useUploads(onDone: (url: string) => void) {
  const lang = useLocale();
  const errorText = useErrorText();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const last = useRef(0);
  const done = useRef(onDone);
  done.current = onDone;

  async function add(files: File[]) {
    await Promise.all(
      files.map(async (file) => {
        const id = ++last.current;
        const set = (values: Partial<Upload>) =>
          setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
        setUploads((all) => [...all, { id, name: file.name, part: 0 }]);
        try {
          const { url } = await addSellerPicture(lang, file, (part) => set({ part }));
          done.current(url);
          setUploads((all) => all.filter((one) => one.id !== id));
        } catch (failure) {
          set({ error: errorText(failure) });
        }
      }),
    );
  }

  const dismiss = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));
  return { uploads, add, dismiss };
}
