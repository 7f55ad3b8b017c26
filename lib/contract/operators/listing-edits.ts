import { z } from 'zod';
import type { Rows } from '../row';
import { answer } from '../schemas/common';
import {
  editedListingsSchema,
  editListingsSchema,
  editPreviewSchema,
  managedListingsQuerySchema,
  managedListingsSchema,
  previewEditSchema,
} from '../schemas/operators/listing-edits';

const file = z.string().meta({ format: 'binary' });

export const operatorListingEditsContract = {
  list: {
    method: 'GET',
    path: '/api/operator/catalogue/listings',
    summary: 'Listings of all stores, those that were changed last first',
    access: 'operator:catalogue',
    query: managedListingsQuerySchema,
    answers: { 200: answer(managedListingsSchema) },
  },
  export: {
    method: 'GET',
    path: '/api/operator/catalogue/export',
    summary:
      "All SKUs of all stores in the columns of Haat's template, after one for the store, as CSV",
    access: 'operator:catalogue',
    answers: { 200: file },
    mediaType: 'application/octet-stream',
  },
  preview: {
    method: 'POST',
    path: '/api/operator/catalogue/preview',
    summary:
      'Which listings a change would change, and why it would leave the others; at most 5,000',
    access: 'operator:catalogue',
    body: previewEditSchema,
    answers: { 200: answer(editPreviewSchema) },
  },
  edit: {
    method: 'POST',
    path: '/api/operator/catalogue/edits',
    summary: 'Changes at most 200 listings at once, but for those that somebody has changed since',
    access: 'operator:catalogue',
    body: editListingsSchema,
    answers: { 200: answer(editedListingsSchema) },
  },
} as const satisfies Rows;
