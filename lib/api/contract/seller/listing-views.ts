import {
  listingViewBodySchema,
  listingViewParamsSchema,
  listingViewsAnswerSchema,
} from '../../schemas/seller/listing-views';
import type { Rows } from '../row';

const path = '/api/seller/listing-views';
const own = { access: 'seller', permission: 'catalogue' } as const;

export const sellerListingViewsContract = {
  list: {
    method: 'GET',
    path,
    summary: "The member's own views of the table of listings, by name",
    ...own,
    answers: { 200: listingViewsAnswerSchema },
  },
  save: {
    method: 'PUT',
    path,
    summary: 'Saves filters and order under a name; answers all views',
    ...own,
    body: listingViewBodySchema,
    answers: { 200: listingViewsAnswerSchema },
  },
  remove: {
    method: 'DELETE',
    path: `${path}/{id}`,
    summary: 'Takes a view away; answers those that are left',
    ...own,
    params: listingViewParamsSchema,
    answers: { 200: listingViewsAnswerSchema },
  },
} as const satisfies Rows;
