import type { Locale } from '@/lib/i18n/locales';
import { answerOf, call, dataOf } from '../call';
import type {
  ImportChoice,
  ImportFill,
  ImportMapping,
  RowOutcome,
} from '../schemas/seller/imports';
import { upload } from '../upload';

export const listImports = (lang: Locale, page: number) =>
  dataOf(call('GET /api/seller/imports', { lang, query: { page, limit: 20 } }));

export const getImport = (lang: Locale, id: number | string) =>
  dataOf(call('GET /api/seller/imports/{id}', { lang, params: { id } }));

export const getImportFields = (lang: Locale) =>
  dataOf(call('GET /api/seller/imports/fields', { lang }));

export const mapImport = (lang: Locale, id: number, mapping: ImportMapping) =>
  dataOf(call('PUT /api/seller/imports/{id}/mapping', { lang, params: { id }, body: { mapping } }));

/** What the store decides about in a file. */
export const getImportValues = (lang: Locale, id: number) =>
  dataOf(call('GET /api/seller/imports/{id}/values', { lang, params: { id } }));

export const chooseImportValues = (lang: Locale, id: number, choices: ImportChoice[]) =>
  dataOf(call('PUT /api/seller/imports/{id}/values', { lang, params: { id }, body: { choices } }));

export const fillImportRows = (lang: Locale, id: number, body: ImportFill) =>
  dataOf(call('PUT /api/seller/imports/{id}/rows', { lang, params: { id }, body }));

export const applyImport = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/imports/{id}/apply', { lang, params: { id } }));

export const retryImport = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/imports/{id}/retry', { lang, params: { id } }));

/** Takes back what an import has changed. */
export const undoImport = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/imports/{id}/undo', { lang, params: { id } }));

export const cancelImport = (lang: Locale, id: number) =>
  dataOf(call('POST /api/seller/imports/{id}/cancel', { lang, params: { id } }));

export const getImportReport = (
  lang: Locale,
  id: number,
  rows: { outcome: RowOutcome } | { problem: string },
  page: number,
) =>
  dataOf(
    call('GET /api/seller/imports/{id}/report', {
      lang,
      params: { id },
      query: { ...rows, page, limit: 50 },
    }),
  );

/** In milliseconds: 50 MB on a line of one megabit. */
const patience = 10 * 60_000;

/** Uploads a file; answers what it is. */
export const uploadImport = async (lang: Locale, file: File, onProgress: (part: number) => void) =>
  (
    await answerOf(
      upload('POST /api/seller/imports', lang, file, {
        onProgress,
        query: { name: file.name.slice(-200) },
        timeout: patience,
      }),
    )
  ).data;

const base = '/api/seller';

/** Addresses of downloads, for links. */
export const importFiles = {
  template: (lang: Locale, format: 'csv' | 'xlsx') =>
    `${base}/imports/template?format=${format}&lang=${lang}`,
  export: (format: 'csv' | 'xlsx') => `${base}/exports?format=${format}`,
  toCorrect: (lang: Locale, id: number) => `${base}/imports/${id}/faulty-rows?lang=${lang}`,
};
