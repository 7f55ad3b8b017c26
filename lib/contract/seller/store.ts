import { z } from 'zod';
import { optionalFile } from '../files';
import type { Rows } from '../row';
import { acknowledgementSchema, answer } from '../schemas/common';
import {
  pickupAddressSchema,
  pickupBodySchema,
  pickupParamsSchema,
  sellerStoreSchema,
  storeProfileSchema,
} from '../schemas/seller/store';

const mine = { access: 'seller:store' } as const;
const pickup = '/api/seller/store/pickup-addresses';

export const sellerStoreContract = {
  store: {
    method: 'GET',
    path: '/api/seller/store',
    summary: "The store's profile, pickup addresses and legal facts",
    ...mine,
    answers: { 200: answer(sellerStoreSchema) },
  },
  change: {
    method: 'PUT',
    path: '/api/seller/store',
    summary: "Changes the store's profile; its address in the shop stays",
    ...mine,
    body: storeProfileSchema,
    answers: { 200: answer(sellerStoreSchema) },
  },
  pictures: {
    method: 'POST',
    path: '/api/seller/store/pictures',
    summary: 'Replaces logo, banner or both, sent as files',
    ...mine,
    limit: 'picture',
    form: z.object({ logo: optionalFile, banner: optionalFile }),
    answers: { 200: answer(sellerStoreSchema) },
  },
  addPickup: {
    method: 'POST',
    path: pickup,
    summary: 'Adds a pickup address; the first one is the default',
    ...mine,
    body: pickupBodySchema,
    answers: { 201: answer(pickupAddressSchema) },
  },
  changePickup: {
    method: 'PUT',
    path: `${pickup}/{id}`,
    summary: 'Changes a pickup address',
    ...mine,
    params: pickupParamsSchema,
    body: pickupBodySchema,
    answers: { 200: answer(pickupAddressSchema) },
  },
  removePickup: {
    method: 'DELETE',
    path: `${pickup}/{id}`,
    summary: 'Removes a pickup address; another becomes the default',
    ...mine,
    params: pickupParamsSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
