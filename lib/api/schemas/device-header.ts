/**
 * Carries the token of a device on which an account was signed in to before (`device` in the answer to
 * login, verify-otp and reset-password): its tries are limited separately from strangers'.
 */
export const deviceHeader = 'x-device';
