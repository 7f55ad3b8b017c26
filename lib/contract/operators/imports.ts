import { z } from 'zod';
import type { Rows } from '../row';
import { answer, idSchema, pageQuerySchema } from '../schemas/common';
import { importFaultsQuerySchema, importFaultsSchema } from '../schemas/operators/import-faults';
import { importReportSchema, importRowsQuerySchema } from '../schemas/seller/import-report';
import {
  importListSchema,
  importSchema,
  newImportQuerySchema,
  templateQuerySchema,
} from '../schemas/seller/imports';

const params = z.object({ id: idSchema });
const operator = { access: 'operator:catalogue' } as const;
const file = z.string().meta({ format: 'binary' });

export const operatorImportsContract = {
  list: {
    method: 'GET',
    path: '/api/operator/imports',
    summary: "Operators' imports for all stores, newest first",
    ...operator,
    query: pageQuerySchema,
    answers: { 200: answer(importListSchema) },
  },
  upload: {
    method: 'POST',
    path: '/api/operator/imports',
    summary:
      'Uploads a CSV, an XLSX or a ZIP of one and pictures (at most 50 MB) as the body, with a column for the store of each row; its rows are checked in the background, which changes nothing',
    ...operator,
    limit: 'import',
    query: newImportQuerySchema,
    file: true,
    answers: { 201: answer(importSchema) },
  },
  template: {
    method: 'GET',
    path: '/api/operator/imports/template',
    summary: "Haat's template after a column for the store, with a filled example, as CSV or XLSX",
    ...operator,
    query: templateQuerySchema,
    answers: { 200: file },
    mediaType: 'application/octet-stream',
  },
  faults: {
    method: 'GET',
    path: '/api/operator/imports/faults',
    summary: 'The problems that files of each source have brought, by frequency',
    ...operator,
    query: importFaultsQuerySchema,
    answers: { 200: answer(importFaultsSchema) },
  },
  one: {
    method: 'GET',
    path: '/api/operator/imports/{id}',
    summary: 'An import for all stores: its state, its progress and what it found',
    ...operator,
    params,
    answers: { 200: answer(importSchema) },
  },
  apply: {
    method: 'POST',
    path: '/api/operator/imports/{id}/apply',
    summary: 'Takes the rows without a fault over, in the background; what is complete goes live',
    ...operator,
    params,
    answers: { 200: answer(importSchema) },
  },
  retry: {
    method: 'POST',
    path: '/api/operator/imports/{id}/retry',
    summary: 'Tries an import again that broke off twice; it goes on behind what was done',
    ...operator,
    params,
    answers: { 200: answer(importSchema) },
  },
  cancel: {
    method: 'POST',
    path: '/api/operator/imports/{id}/cancel',
    summary:
      'Stops an import for all stores; what it has taken over stays, and it can go on within a week',
    ...operator,
    params,
    answers: { 200: answer(importSchema) },
  },
  undo: {
    method: 'POST',
    path: '/api/operator/imports/{id}/undo',
    summary:
      'Takes back what an import for all stores has changed, where nobody has changed it since',
    ...operator,
    params,
    answers: { 200: answer(importSchema) },
  },
  report: {
    method: 'GET',
    path: '/api/operator/imports/{id}/report',
    summary:
      'Rows of all stores by what becomes of them; of faulty ones what is wrong, by column and in words',
    ...operator,
    params,
    query: importRowsQuerySchema,
    answers: { 200: answer(importReportSchema) },
  },
  toCorrect: {
    method: 'GET',
    path: '/api/operator/imports/{id}/faulty-rows',
    summary:
      'Rows of all stores that are faulty or lack something, as CSV with a column that says what',
    ...operator,
    params,
    answers: { 200: file },
    mediaType: 'application/octet-stream',
  },
} as const satisfies Rows;
