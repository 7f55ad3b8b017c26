/**
 * Carries the token of a device on which an account was signed in to before (`device` in the answer to
 * login, verify-otp and reset-password): strangers' wrong tries do not hold such a device up.
 */
export const deviceHeader = 'x-device';
