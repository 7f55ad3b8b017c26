'use client';

import { picturesDatabase } from '@/lib/storefront/browser/stored';
import type { Pictures } from './application-values';

const pictures = 'pictures';

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(picturesDatabase, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(pictures);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function inStore<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer> {
  const db = await opened();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = db.transaction(pictures, mode);
      const request = work(transaction.objectStore(pictures));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    db.close();
  }
}

/** Returns the pictures chosen before a reload; none if storage is unavailable. */
export async function keptPictures(): Promise<Pictures> {
  try {
    return (await inStore<Pictures | undefined>('readonly', (store) => store.get(pictures))) ?? {};
  } catch {
    return {};
  }
}

/** Stores the chosen pictures on the device until the application is sent. */
export async function keepPictures(chosen: Pictures): Promise<void> {
  await inStore('readwrite', (store) => store.put(chosen, pictures)).catch(() => undefined);
}

export async function forgetPictures(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(pictures)).catch(() => undefined);
}
