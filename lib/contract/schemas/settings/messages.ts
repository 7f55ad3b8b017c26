import { z } from 'zod';
import { bareCodeSchema } from '../identifiers';

/** The market's registration for SMS (DLT). Empty texts mean that it has none yet. */
export const messageSettingsSchema = z.object({
  /** Number of the principal entity: 19 digits. */
  dlt_entity: bareCodeSchema(/^(?:\d{19})?$/, 'dlt_entity'),
  /** Sender header: 3 to 6 letters. */
  sms_header: bareCodeSchema(/^(?:[A-Z]{3,6})?$/, 'sms_header'),
});

export type MessageSettings = z.infer<typeof messageSettingsSchema>;

export const defaultMessages: MessageSettings = { dlt_entity: '', sms_header: '' };
