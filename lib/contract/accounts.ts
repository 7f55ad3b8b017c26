import { z } from 'zod';
import { receivedProfileSchema, receivedUserSchema } from './received';
import { deviceHeaders } from './request-parts';
import type { Rows } from './row';
import {
  changePasswordSchema,
  codeSentSchema,
  forgotPasswordSchema,
  loginSchema,
  passwordResetSchema,
  profileAnswerSchema,
  profileUpdateSchema,
  resetPasswordSchema,
  sendOtpSchema,
  sessionAnswerSchema,
  signupAnswerSchema,
  signupSchema,
  verifyOtpAnswerSchema,
  verifyOtpSchema,
} from './schemas/accounts';
import { acknowledgementSchema, answer, idSchema } from './schemas/common';
import { deleteAccountSchema, sessionSchema } from './schemas/sessions';
import { emailChangeCodeSchema, emailChangeSchema } from './schemas/sign-in/email-change';
import { phoneCodeSchema, sendPhoneCodeSchema } from './schemas/sign-in/phone';

export const accountsContract = {
  signUp: {
    method: 'POST',
    path: '/api/user-auth/signup',
    summary: 'Opens an account and mails a code; a known address is answered the same',
    access: 'everybody',
    limit: 'sign_up',
    body: signupSchema,
    answers: { 201: signupAnswerSchema },
    accepts: signupAnswerSchema.extend({ user: receivedUserSchema }),
  },
  logIn: {
    method: 'POST',
    path: '/api/user-auth/login',
    summary: 'A token for 30 days',
    access: 'everybody',
    limit: 'sign_in',
    headers: deviceHeaders,
    body: loginSchema,
    answers: { 200: sessionAnswerSchema },
    accepts: sessionAnswerSchema.extend({ user: receivedUserSchema }),
  },
  logOut: {
    method: 'POST',
    path: '/api/user-auth/logout',
    summary: 'Revokes the token',
    access: 'shopper',
    answers: { 200: acknowledgementSchema },
  },
  profile: {
    method: 'GET',
    path: '/api/user-auth/profile',
    summary: 'Who is signed in',
    access: 'shopper',
    answers: { 200: profileAnswerSchema },
    accepts: profileAnswerSchema.extend({ user: receivedProfileSchema }),
  },
  updateProfile: {
    method: 'PUT',
    path: '/api/user-auth/profile',
    summary: 'Changes name and phone number',
    access: 'shopper',
    body: profileUpdateSchema,
    answers: { 200: profileAnswerSchema },
    accepts: profileAnswerSchema.extend({ user: receivedProfileSchema }),
  },
  changePassword: {
    method: 'POST',
    path: '/api/user-auth/change-password',
    summary: 'Sets a new password and revokes the other tokens',
    access: 'shopper',
    limit: 'password',
    body: changePasswordSchema,
    answers: { 200: acknowledgementSchema },
  },
  sendOtp: {
    method: 'POST',
    path: '/api/user-auth/send-otp',
    summary: 'Mails a code, unless it is for an account that is not there; at most one a minute',
    access: 'everybody',
    limit: 'code',
    headers: deviceHeaders,
    body: sendOtpSchema,
    answers: { 200: codeSentSchema },
  },
  forgotPassword: {
    method: 'POST',
    path: '/api/user-auth/forgot-password',
    summary: 'Mails a code for a new password if the address has an account',
    access: 'everybody',
    limit: 'code',
    headers: deviceHeaders,
    body: forgotPasswordSchema,
    answers: { 200: codeSentSchema },
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/user-auth/verify-otp',
    summary:
      'verify: confirms the address and signs in; sign_in: the same, also without an account; reset: a token for reset-password',
    access: 'everybody',
    limit: 'code_check',
    headers: deviceHeaders,
    body: verifyOtpSchema,
    answers: { 200: verifyOtpAnswerSchema },
    accepts: verifyOtpAnswerSchema.extend({ user: receivedUserSchema.optional() }),
  },
  resetPassword: {
    method: 'POST',
    path: '/api/user-auth/reset-password',
    summary: 'Sets a new password by reset_token, or by email and otp; revokes all tokens',
    access: 'everybody',
    limit: 'code_check',
    headers: deviceHeaders,
    body: resetPasswordSchema,
    answers: { 200: passwordResetSchema },
  },
  sendEmailChangeCode: {
    method: 'POST',
    path: '/api/user-auth/email/send-code',
    summary:
      'Mails a code to the address that the account is to move to; one that has an account is answered the same',
    access: 'shopper',
    limit: 'code',
    body: emailChangeCodeSchema,
    answers: { 200: codeSentSchema },
  },
  changeEmail: {
    method: 'POST',
    path: '/api/user-auth/email/change',
    summary:
      'Moves the account to the address that its code has proved, and revokes the other tokens',
    access: 'shopper',
    limit: 'code_check',
    body: emailChangeSchema,
    answers: { 200: profileAnswerSchema },
    accepts: profileAnswerSchema.extend({ user: receivedProfileSchema }),
  },
} as const satisfies Rows;

export const sessionsContract = {
  list: {
    method: 'GET',
    path: '/api/user-auth/sessions',
    summary: 'The devices on which the shopper is signed in, this one first',
    access: 'shopper',
    answers: { 200: answer(z.array(sessionSchema)) },
  },
  endAll: {
    method: 'DELETE',
    path: '/api/user-auth/sessions',
    summary: 'Logs out everywhere, also here',
    access: 'shopper',
    answers: { 200: acknowledgementSchema },
  },
  end: {
    method: 'DELETE',
    path: '/api/user-auth/sessions/{id}',
    summary: 'Logs out one device',
    access: 'shopper',
    params: z.object({ id: idSchema }),
    answers: { 200: acknowledgementSchema },
  },
  deleteAccount: {
    method: 'POST',
    path: '/api/user-auth/delete-account',
    summary: 'Deletes the account; orders stay for the tax period, without names',
    access: 'shopper',
    limit: 'password',
    body: deleteAccountSchema,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;

/** Sign-in by phone; 404 if the host sends no SMS. */
export const phonesContract = {
  sendSignInCode: {
    method: 'POST',
    path: '/api/user-auth/phone/send-code',
    summary:
      'Sends a code to a number that an account has confirmed; any other is answered the same',
    access: 'everybody',
    limit: 'code',
    headers: deviceHeaders,
    body: sendPhoneCodeSchema,
    answers: { 200: codeSentSchema },
  },
  signIn: {
    method: 'POST',
    path: '/api/user-auth/phone/sign-in',
    summary: 'A token for the account that has confirmed the number, by the code from the SMS',
    access: 'everybody',
    limit: 'code_check',
    headers: deviceHeaders,
    body: phoneCodeSchema,
    answers: { 200: sessionAnswerSchema },
    accepts: sessionAnswerSchema.extend({ user: receivedUserSchema }),
  },
  sendConfirmCode: {
    method: 'POST',
    path: '/api/user-auth/phone/confirm/send-code',
    summary: 'Sends a code by which the shopper confirms the number',
    access: 'shopper',
    limit: 'code',
    body: sendPhoneCodeSchema,
    answers: { 200: codeSentSchema },
  },
  confirm: {
    method: 'POST',
    path: '/api/user-auth/phone/confirm',
    summary: 'Confirms a number by its code; from then on it signs in, to this account alone',
    access: 'shopper',
    limit: 'code_check',
    body: phoneCodeSchema,
    answers: { 200: profileAnswerSchema },
    accepts: profileAnswerSchema.extend({ user: receivedProfileSchema }),
  },
} as const satisfies Rows;
