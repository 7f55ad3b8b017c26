import { z } from 'zod';
import { optionalFile } from './files';
import { repeatableHeaders } from './request-parts';
import type { Rows } from './row';
import { codeSentSchema, forgotPasswordSchema, loginSchema } from './schemas/accounts';
import { acknowledgementSchema, answer } from './schemas/common';
import { emailSchema } from './schemas/identifiers';
import {
  applicationReceivedSchema,
  confirmApplicationSchema,
  ownStoreSchema,
  vendorApplicationSchema,
  vendorResetSchema,
  vendorSessionSchema,
} from './schemas/vendors';

export const vendorsContract = {
  apply: {
    method: 'POST',
    path: '/api/stores',
    summary: 'Applies for a store, with logo and banner as files; a mailed code confirms it',
    access: 'everybody',
    limit: 'application',
    headers: repeatableHeaders,
    form: vendorApplicationSchema.and(z.object({ logo: optionalFile, banner: optionalFile })),
    answers: { 201: answer(applicationReceivedSchema) },
  },
  sendApplicationCode: {
    method: 'POST',
    path: '/api/stores/send-code',
    summary: 'Mails the code that confirms an application again; always succeeds',
    access: 'everybody',
    limit: 'code',
    body: z.object({ email: emailSchema }),
    answers: { 200: acknowledgementSchema },
  },
  confirmApplication: {
    method: 'POST',
    path: '/api/stores/confirm',
    summary: 'Confirms an application by its password and a mailed code; only then it is looked at',
    access: 'everybody',
    limit: 'confirmation',
    body: confirmApplicationSchema,
    answers: { 200: answer(applicationReceivedSchema) },
  },
  logIn: {
    method: 'POST',
    path: '/api/stores/login',
    summary:
      "A vendor's token and the application's status; 403 with data.unconfirmed before it is confirmed",
    access: 'everybody',
    limit: 'sign_in',
    body: loginSchema,
    answers: { 200: vendorSessionSchema },
  },
  logOut: {
    method: 'POST',
    path: '/api/stores/logout',
    summary: "Revokes the vendor's token",
    access: 'vendor',
    answers: { 200: acknowledgementSchema },
  },
  ownStore: {
    method: 'GET',
    path: '/api/stores/me',
    summary: "The vendor's own application and what has become of it",
    access: 'vendor',
    answers: { 200: answer(ownStoreSchema) },
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/stores/forgot-password',
    summary: 'Mails a code to a vendor; always succeeds',
    access: 'everybody',
    limit: 'code',
    body: forgotPasswordSchema,
    answers: { 200: codeSentSchema },
  },
  resetPassword: {
    method: 'POST',
    path: '/api/stores/reset-password',
    summary: 'Sets a new password by the mailed code and ends all sessions',
    access: 'everybody',
    limit: 'code_check',
    body: vendorResetSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
