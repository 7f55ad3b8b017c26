/**
 * The header with the token of a device that has signed in to an account before (`device` in the answer to
 * login, verify-otp and reset-password): its attempts are limited separately from strangers'.
 */
export const deviceHeader = 'x-device';
