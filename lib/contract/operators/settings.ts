import { z } from 'zod';
import type { Rows } from '../row';
import { answer } from '../schemas/common';
import { gstChangeSchema, gstPreviewSchema } from '../schemas/gst/change';
import { gstRateRowSchema } from '../schemas/gst/rates';
import {
  mailKindSchema,
  mailPreviewRequestSchema,
  mailPreviewSchema,
} from '../schemas/settings/mails';
import {
  importPincodeDirectorySchema,
  pincodeDirectoryChangeSchema,
  pincodeDirectorySchema,
} from '../schemas/settings/pincode-directory';
import {
  companyChangeSchema,
  deliveryChangeSchema,
  dispatchChangeSchema,
  heldSettingsSchema,
  limitsChangeSchema,
  mailsChangeSchema,
  pincodesChangeSchema,
  returnsChangeSchema,
  settingGroups,
  settingVersionSchema,
  supportChangeSchema,
  taxesChangeSchema,
} from '../schemas/settings/settings';

export const operatorSettingsContract = {
  read: {
    method: 'GET',
    path: '/api/operator/settings',
    summary: 'All settings by group, with the version that holds',
    access: 'operator:team',
    answers: { 200: answer(heldSettingsSchema) },
  },
  versions: {
    method: 'GET',
    path: '/api/operator/settings/{group}/versions',
    summary: 'The last 50 versions of a group, the newest first',
    access: 'operator:team',
    params: z.object({ group: z.enum(settingGroups) }),
    answers: { 200: answer(z.array(settingVersionSchema)) },
  },
  pincodeDirectory: {
    method: 'GET',
    path: '/api/operator/settings/pincode-directory',
    summary: 'The directory of pincodes that holds, without its lines',
    access: 'operator:team',
    answers: { 200: answer(pincodeDirectorySchema) },
  },
  importPincodeDirectory: {
    method: 'POST',
    path: '/api/operator/settings/pincode-directory',
    summary: 'Takes a newer directory of pincodes; placed orders keep their state and their tax',
    access: 'operator:team',
    body: importPincodeDirectorySchema,
    answers: { 200: answer(pincodeDirectoryChangeSchema) },
  },
  company: {
    method: 'PUT',
    path: '/api/operator/settings/company',
    summary: 'Says who runs the market; 409 where somebody was faster',
    access: 'operator:team',
    body: companyChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  delivery: {
    method: 'PUT',
    path: '/api/operator/settings/delivery',
    summary: 'Sets the cash limit, the hour of dispatch and the days of delivery',
    access: 'operator:team',
    body: deliveryChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  dispatch: {
    method: 'PUT',
    path: '/api/operator/settings/dispatch',
    summary: 'Sets the hours that sellers have to confirm and to ship',
    access: 'operator:team',
    body: dispatchChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  support: {
    method: 'PUT',
    path: '/api/operator/settings/support',
    summary: 'Sets how soon support acknowledges and decides, within what law allows',
    access: 'operator:team',
    body: supportChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  returns: {
    method: 'PUT',
    path: '/api/operator/settings/returns',
    summary: 'Sets what holds for returns beside the policy of each product',
    access: 'operator:team',
    body: returnsChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  limits: {
    method: 'PUT',
    path: '/api/operator/settings/limits',
    summary: 'Sets how much a shopper may order at once',
    access: 'operator:team',
    body: limitsChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  taxes: {
    method: 'PUT',
    path: '/api/operator/settings/taxes',
    summary: 'Sets tax rates from a day to come; those whose day has begun stay',
    access: 'operator:team',
    body: taxesChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  gstRates: {
    method: 'PUT',
    path: '/api/operator/settings/gst-rates',
    summary:
      'Sets GST rates by HSN prefix and value from a day to come; those whose day has begun stay',
    access: 'operator:team',
    body: gstChangeSchema,
    answers: { 200: answer(z.array(gstRateRowSchema)) },
  },
  gstPreview: {
    method: 'POST',
    path: '/api/operator/settings/gst-rates/preview',
    summary: 'How many SKUs and listings would bear another rate then; saves nothing',
    access: 'operator:team',
    body: gstChangeSchema,
    answers: { 200: answer(gstPreviewSchema) },
  },
  pincodes: {
    method: 'PUT',
    path: '/api/operator/settings/pincodes',
    summary: 'Sets where couriers go and on which terms, by the beginning of a pincode',
    access: 'operator:team',
    body: pincodesChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  mails: {
    method: 'PUT',
    path: '/api/operator/settings/mails',
    summary:
      'Sets subject, opening and closing of mails; 422 names a placeholder that stands for nothing',
    access: 'operator:team',
    body: mailsChangeSchema,
    answers: { 200: answer(heldSettingsSchema) },
  },
  mailKinds: {
    method: 'GET',
    path: '/api/operator/settings/mails/kinds',
    summary: 'What each mail says by itself, and its placeholders',
    access: 'operator:team',
    answers: { 200: answer(z.array(mailKindSchema)) },
  },
  mailPreview: {
    method: 'POST',
    path: '/api/operator/settings/mails/preview',
    summary: 'A mail with invented data and the words that were sent; saves nothing',
    access: 'operator:team',
    body: mailPreviewRequestSchema,
    answers: { 200: answer(mailPreviewSchema) },
  },
} as const satisfies Rows;
