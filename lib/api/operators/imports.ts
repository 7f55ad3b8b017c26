import type { Locale } from '@/lib/i18n/locales';
import { answerOf, call, dataOf } from '../call';
import type { RowOutcome } from '../schemas/seller/imports';
import { upload } from '../upload';

export const listImports = (lang: Locale, page: number) =>
  dataOf(call('GET /api/operator/imports', { lang, query: { page, limit: 20 } }));

export const getImport = (lang: Locale, id: number | string) =>
  dataOf(call('GET /api/operator/imports/{id}', { lang, params: { id } }));

export const applyImport = (lang: Locale, id: number) =>
  dataOf(call('POST /api/operator/imports/{id}/apply', { lang, params: { id } }));

export const retryImport = (lang: Locale, id: number) =>
  dataOf(call('POST /api/operator/imports/{id}/retry', { lang, params: { id } }));

export const undoImport = (lang: Locale, id: number) =>
  dataOf(call('POST /api/operator/imports/{id}/undo', { lang, params: { id } }));

export const cancelImport = (lang: Locale, id: number) =>
  dataOf(call('POST /api/operator/imports/{id}/cancel', { lang, params: { id } }));

export const getImportReport = (
  lang: Locale,
  id: number,
  rows: { outcome: RowOutcome } | { problem: string },
  page: number,
) =>
  dataOf(
    call('GET /api/operator/imports/{id}/report', {
      lang,
      params: { id },
      query: { ...rows, page, limit: 50 },
    }),
  );

/** In milliseconds: 50 MB on a line of one megabit. */
const patience = 10 * 60_000;

/** Uploads a file, whose rows are then checked. */
export const uploadImport = async (lang: Locale, file: File, onProgress: (part: number) => void) =>
  (
    await answerOf(
      upload('POST /api/operator/imports', lang, file, {
        onProgress,
        query: { name: file.name.slice(-200) },
        timeout: patience,
      }),
    )
  ).data;

const base = '/api/operator/imports';

/** Addresses of downloads, for links. */
export const importFiles = {
  template: (lang: Locale, format: 'csv' | 'xlsx') =>
    `${base}/template?format=${format}&lang=${lang}`,
  toCorrect: (lang: Locale, id: number) => `${base}/${id}/faulty-rows?lang=${lang}`,
};
