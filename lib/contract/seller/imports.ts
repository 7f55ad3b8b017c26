import { z } from 'zod';
import type { Rows } from '../row';
import { answer, idSchema, pageQuerySchema } from '../schemas/common';
import { importReportSchema, importRowsQuerySchema } from '../schemas/seller/import-report';
import {
  exportQuerySchema,
  importChoicesBodySchema,
  importEditsBodySchema,
  importFieldsSchema,
  importFillBodySchema,
  importListSchema,
  importMappingSchema,
  importReadingBodySchema,
  importSchema,
  importValuesSchema,
  newImportQuerySchema,
  templateQuerySchema,
} from '../schemas/seller/imports';

const params = z.object({ id: idSchema });
const catalogue = { access: 'seller:catalogue', scope: 'listings' } as const;
const file = z.string().meta({ format: 'binary' });

export const sellerImportsContract = {
  list: {
    method: 'GET',
    path: '/api/seller/imports',
    summary: "The store's imports, newest first",
    ...catalogue,
    query: pageQuerySchema,
    answers: { 200: answer(importListSchema) },
  },
  upload: {
    method: 'POST',
    path: '/api/seller/imports',
    summary:
      'Uploads a CSV, an XLSX or a ZIP of pictures (at most 50 MB) as the body; tells its columns and how they could be mapped',
    ...catalogue,
    limit: 'import',
    query: newImportQuerySchema,
    file: true,
    answers: { 201: answer(importSchema) },
  },
  fields: {
    method: 'GET',
    path: '/api/seller/imports/fields',
    summary: 'What a file can say of a SKU, and the allowed values of categories and brands',
    ...catalogue,
    answers: { 200: answer(importFieldsSchema) },
  },
  template: {
    method: 'GET',
    path: '/api/seller/imports/template',
    summary: "Haat's template with a filled example, as CSV or XLSX",
    ...catalogue,
    query: templateQuerySchema,
    answers: { 200: file },
    mediaType: 'application/octet-stream',
  },
  one: {
    method: 'GET',
    path: '/api/seller/imports/{id}',
    summary: 'An import: its state, its progress and what it found',
    ...catalogue,
    params,
    answers: { 200: answer(importSchema) },
  },
  map: {
    method: 'PUT',
    path: '/api/seller/imports/{id}/mapping',
    summary: 'Says which column is which, and checks the rows in the background; changes nothing',
    ...catalogue,
    params,
    body: z.object({ mapping: importMappingSchema }),
    answers: { 200: answer(importSchema) },
  },
  read: {
    method: 'PUT',
    path: '/api/seller/imports/{id}/reading',
    summary:
      'Says which sheets of a workbook are read, and as which format; proposes a mapping anew',
    ...catalogue,
    params,
    body: importReadingBodySchema,
    answers: { 200: answer(importSchema) },
  },
  values: {
    method: 'GET',
    path: '/api/seller/imports/{id}/values',
    summary:
      'Values of the file that the store decides about: kinds of goods, brands, currencies, uncounted stock, with what is proposed',
    ...catalogue,
    params,
    answers: { 200: answer(importValuesSchema) },
  },
  choose: {
    method: 'PUT',
    path: '/api/seller/imports/{id}/values',
    summary:
      "Says what values mean, for this file and the store's next ones, and checks the rows again",
    ...catalogue,
    params,
    body: importChoicesBodySchema,
    answers: { 200: answer(importSchema) },
  },
  fill: {
    method: 'PUT',
    path: '/api/seller/imports/{id}/rows',
    summary: 'Fills a field of rows that lack it, and checks the rows again',
    ...catalogue,
    params,
    body: importFillBodySchema,
    answers: { 200: answer(importSchema) },
  },
  edit: {
    method: 'PUT',
    path: '/api/seller/imports/{id}/cells',
    summary: 'Corrects cells of single rows, and checks the rows again',
    ...catalogue,
    params,
    body: importEditsBodySchema,
    answers: { 200: answer(importSchema) },
  },
  apply: {
    method: 'POST',
    path: '/api/seller/imports/{id}/apply',
    summary:
      'Takes the rows without a fault over, in the background; what lacks something as drafts',
    ...catalogue,
    params,
    answers: { 200: answer(importSchema) },
  },
  retry: {
    method: 'POST',
    path: '/api/seller/imports/{id}/retry',
    summary: 'Goes on with an import that was stopped or broke off twice, behind what was done',
    ...catalogue,
    params,
    answers: { 200: answer(importSchema) },
  },
  cancel: {
    method: 'POST',
    path: '/api/seller/imports/{id}/cancel',
    summary: 'Stops an import; what it has taken over stays, and it can go on within a week',
    ...catalogue,
    params,
    answers: { 200: answer(importSchema) },
  },
  undo: {
    method: 'POST',
    path: '/api/seller/imports/{id}/undo',
    summary: 'Takes back what an import has changed, where nobody has changed it since',
    ...catalogue,
    params,
    answers: { 200: answer(importSchema) },
  },
  report: {
    method: 'GET',
    path: '/api/seller/imports/{id}/report',
    summary:
      'Rows by what becomes of them and by what they lack, with what is wrong by column and in words',
    ...catalogue,
    params,
    query: importRowsQuerySchema,
    answers: { 200: answer(importReportSchema) },
  },
  toCorrect: {
    method: 'GET',
    path: '/api/seller/imports/{id}/faulty-rows',
    summary: 'Rows that are faulty or lack something, as CSV with a column that says what',
    ...catalogue,
    params,
    answers: { 200: file },
    mediaType: 'application/octet-stream',
  },
  export: {
    method: 'GET',
    path: '/api/seller/exports',
    summary: "All SKUs of the store in Haat's template, as CSV or XLSX",
    ...catalogue,
    limit: 'export',
    query: exportQuerySchema,
    answers: { 200: file },
    mediaType: 'application/octet-stream',
  },
} as const satisfies Rows;
