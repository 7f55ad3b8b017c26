import { z } from 'zod';
import type { Rows } from '../row';
import { acknowledgementSchema, answer, idSchema } from '../schemas/common';
import {
  invitationQuerySchema,
  inviteSchema,
  joinSchema,
  openedInvitationSchema,
  roleChangeSchema,
  staffSchema,
} from '../schemas/seller/staff';

const params = z.object({ id: idSchema });
const own = { access: 'seller:store' } as const;

export const sellerStaffContract = {
  list: {
    method: 'GET',
    path: '/api/seller/staff',
    summary: 'Who works for the store, and who is invited',
    ...own,
    answers: { 200: answer(staffSchema) },
  },
  invite: {
    method: 'POST',
    path: '/api/seller/staff/invitations',
    summary: 'Mails an invitation, valid for seven days; another to the same address replaces it',
    ...own,
    givesAccess: true,
    limit: 'invitation',
    body: inviteSchema,
    answers: { 201: acknowledgementSchema },
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/seller/staff/invitations/{id}',
    summary: 'Withdraws an invitation: its link leads nowhere any more',
    ...own,
    params,
    answers: { 200: acknowledgementSchema },
  },
  changeRole: {
    method: 'PUT',
    path: '/api/seller/staff/{id}',
    summary: 'Gives a member another role, at once; not the founder',
    ...own,
    params,
    body: roleChangeSchema,
    answers: { 200: acknowledgementSchema },
  },
  remove: {
    method: 'DELETE',
    path: '/api/seller/staff/{id}',
    summary: 'Removes a member and ends their sessions; not the founder',
    ...own,
    params,
    answers: { 200: acknowledgementSchema },
  },
  opened: {
    method: 'GET',
    path: '/api/seller/join',
    summary: 'What the invitation with that token is for; 404 once it is over',
    access: 'everybody',
    query: invitationQuerySchema,
    answers: { 200: answer(openedInvitationSchema) },
  },
  join: {
    method: 'POST',
    path: '/api/seller/join',
    summary: 'Takes an invitation up: opens an account for its address',
    access: 'everybody',
    limit: 'confirmation',
    body: joinSchema,
    answers: { 201: acknowledgementSchema },
  },
} as const satisfies Rows;
