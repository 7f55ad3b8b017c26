import { codeSentSchema, profileAnswerSchema, sessionAnswerSchema } from '../schemas/accounts';
import { phoneCodeSchema, sendPhoneCodeSchema } from '../schemas/sign-in/phone';
import { receivedProfileSchema, receivedUserSchema } from './received';
import { deviceHeaders } from './request-parts';
import type { Rows } from './row';

/** Signing in by phone; 404 where the host sends no SMS. */
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
