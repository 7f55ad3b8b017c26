import { z } from 'zod';
import { requiredFile } from '../files';
import { repeatableHeaders } from '../request-parts';
import type { Rows } from '../row';
import { answer, idSchema } from '../schemas/common';
import { listingPricesAnswerSchema } from '../schemas/promotions/prices';
import { listingDocumentSchema } from '../schemas/seller/listing-document';
import {
  listingViewBodySchema,
  listingViewParamsSchema,
  listingViewsAnswerSchema,
} from '../schemas/seller/listing-views';
import {
  attributeChoicesSchema,
  changedManySchema,
  changedSkuSchema,
  changeManySchema,
  changeSkusSchema,
  createListingSchema,
  descriptionProposalSchema,
  listingSchema,
  listingsPageSchema,
  listingsQuerySchema,
  nameProposalSchema,
  proposedDescriptionSchema,
  proposedNameSchema,
  revisionSchema,
  savedListingSchema,
  saveListingSchema,
  skusPageSchema,
  skusQuerySchema,
  storePictureSchema,
  submitListingSchema,
} from '../schemas/seller/listings';

const params = z.object({ id: idSchema });
const own = { access: 'seller:catalogue', scope: 'listings' } as const;

export const sellerListingsContract = {
  list: {
    method: 'GET',
    path: '/api/seller/listings',
    summary: "The store's listings with their SKUs, by pages; or those changed since, by a cursor",
    ...own,
    query: listingsQuerySchema,
    answers: { 200: answer(listingsPageSchema) },
  },
  create: {
    method: 'POST',
    path: '/api/seller/listings',
    summary: 'A new draft, which may lack anything',
    ...own,
    body: createListingSchema,
    answers: { 201: answer(listingSchema) },
  },
  changeMany: {
    method: 'POST',
    path: '/api/seller/listings/bulk',
    summary: 'Pauses, resumes or archives up to 200 listings; each answers for itself',
    ...own,
    body: changeManySchema,
    answers: { 200: answer(changedManySchema) },
  },
  proposeName: {
    method: 'POST',
    path: '/api/seller/listings/proposals',
    summary: 'A name in the other language, by glossary and sound, to be read before it is used',
    ...own,
    body: nameProposalSchema,
    answers: { 200: answer(proposedNameSchema) },
  },
  proposeDescription: {
    method: 'POST',
    path: '/api/seller/listings/description-proposals',
    summary:
      'A description written from attributes, colours and sizes, to be read before it is used',
    ...own,
    body: descriptionProposalSchema,
    answers: { 200: answer(proposedDescriptionSchema) },
  },
  read: {
    method: 'GET',
    path: '/api/seller/listings/{id}',
    summary: 'A listing with all that can be edited',
    ...own,
    params,
    answers: { 200: answer(listingSchema) },
  },
  save: {
    method: 'PUT',
    path: '/api/seller/listings/{id}',
    summary: 'Saves the draft; 409 with the present document when its version is an older one',
    ...own,
    params,
    body: saveListingSchema,
    answers: { 200: answer(savedListingSchema) },
  },
  submit: {
    method: 'POST',
    path: '/api/seller/listings/{id}/submit',
    summary: 'Sends the draft to the review, or publishes it where none is needed',
    ...own,
    params,
    body: submitListingSchema,
    answers: { 200: answer(savedListingSchema) },
  },
  pause: {
    method: 'POST',
    path: '/api/seller/listings/{id}/pause',
    summary: 'Takes a listing off sale for a while',
    ...own,
    params,
    answers: { 200: answer(savedListingSchema) },
  },
  resume: {
    method: 'POST',
    path: '/api/seller/listings/{id}/resume',
    summary: 'Puts a paused or archived listing back',
    ...own,
    params,
    answers: { 200: answer(savedListingSchema) },
  },
  archive: {
    method: 'POST',
    path: '/api/seller/listings/{id}/archive',
    summary: 'Puts a listing away; nothing is deleted, orders refer to it',
    ...own,
    params,
    answers: { 200: answer(savedListingSchema) },
  },
  duplicate: {
    method: 'POST',
    path: '/api/seller/listings/{id}/duplicate',
    summary: 'A new draft with the same content, without SKU codes',
    ...own,
    params,
    answers: { 201: answer(listingSchema) },
  },
  history: {
    method: 'GET',
    path: '/api/seller/listings/{id}/history',
    summary: 'Who did what to a listing, newest first',
    ...own,
    params,
    answers: { 200: answer(z.array(revisionSchema)) },
  },
  revision: {
    method: 'GET',
    path: '/api/seller/listings/{id}/history/{revision}',
    summary: 'The document as a revision left it, to go back to',
    ...own,
    params: params.extend({ revision: idSchema }),
    answers: { 200: answer(listingDocumentSchema) },
  },
  prices: {
    method: 'GET',
    path: '/api/seller/listings/{id}/prices',
    summary: "What a listing's SKUs have cost, and from when a deal would be honest",
    ...own,
    params,
    answers: { 200: listingPricesAnswerSchema },
  },
  skus: {
    method: 'GET',
    path: '/api/seller/skus',
    summary: "The store's SKUs with price and stock, in the order in which they changed",
    ...own,
    query: skusQuerySchema,
    answers: { 200: answer(skusPageSchema) },
  },
  changeSkus: {
    method: 'PATCH',
    path: '/api/seller/skus',
    summary: 'Changes price, MRP and stock of up to 5,000 SKUs; each answers for itself',
    ...own,
    headers: repeatableHeaders,
    body: changeSkusSchema,
    answers: { 200: answer(z.array(changedSkuSchema)) },
  },
  addPicture: {
    method: 'POST',
    path: '/api/seller/pictures',
    summary: 'Uploads a picture for listings',
    ...own,
    limit: 'store_picture',
    form: z.object({ picture: requiredFile }),
    answers: { 201: answer(storePictureSchema) },
  },
  attributes: {
    method: 'GET',
    path: '/api/seller/categories/{id}/attributes',
    summary: 'Attributes that goods of a category have, with their usual values',
    ...own,
    params,
    answers: { 200: answer(attributeChoicesSchema) },
  },
  sizes: {
    method: 'GET',
    path: '/api/seller/categories/{id}/sizes',
    summary: 'Names of sizes that goods of a category usually have; a listing may use any other',
    ...own,
    params,
    answers: { 200: answer(z.array(z.string())) },
  },
} as const satisfies Rows;

const path = '/api/seller/listing-views';

export const sellerListingViewsContract = {
  list: {
    method: 'GET',
    path,
    summary: "The member's own views of the table of listings, by name",
    access: 'seller:catalogue',
    answers: { 200: listingViewsAnswerSchema },
  },
  save: {
    method: 'PUT',
    path,
    summary: 'Saves filters and order under a name; answers all views',
    access: 'seller:catalogue',
    body: listingViewBodySchema,
    answers: { 200: listingViewsAnswerSchema },
  },
  remove: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Takes a view away; answers those that are left',
    access: 'seller:catalogue',
    params: listingViewParamsSchema,
    answers: { 200: listingViewsAnswerSchema },
  },
} as const satisfies Rows;
