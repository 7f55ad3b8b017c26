import { config } from '@/lib/config';
import { brandIn } from '@/lib/i18n/brand';

/** Whom mails come from: a name and an address in angle brackets, or whatever MAIL_FROM says. */
export const sender = () => config.mailFrom ?? `${brandIn('en')} <no-reply@haat.example>`;
