import type { Rows } from '../row';
import { acknowledgementSchema, answer } from '../schemas/common';
import { sellerLoginSchema, sellerMeSchema, sellerSessionSchema } from '../schemas/seller/session';

export const sellerSessionContract = {
  logIn: {
    method: 'POST',
    path: '/api/seller/login',
    summary:
      'Signs a member of a store in by password; on a new device a code is mailed, to be sent with it',
    access: 'everybody',
    limit: 'sign_in',
    body: sellerLoginSchema,
    answers: { 200: sellerSessionSchema },
  },
  logOut: {
    method: 'POST',
    path: '/api/seller/logout',
    summary: "Ends the seller's session",
    access: 'seller:any',
    answers: { 200: acknowledgementSchema },
  },
  me: {
    method: 'GET',
    path: '/api/seller/me',
    summary: 'Who is signed in, in which role, and their store',
    access: 'seller:any',
    answers: { 200: answer(sellerMeSchema) },
  },
} as const satisfies Rows;
