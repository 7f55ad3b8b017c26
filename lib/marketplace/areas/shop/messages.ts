import { messagesContract } from '@/lib/contract/messages';
import { phoneChannels } from '@/lib/contract/schemas/orders/messages';
import type { Mailer } from '../../kernel/mail/mailer';
import {
  type Channels,
  chooseMessages,
  optInToWhatsApp,
  viewMessages,
} from '../../modules/messages';
import { route, routes } from '../route';

const success = true as const;

/** Routes by which shoppers choose how they are told about orders. */
export const messageRoutes = routes();

/** Returns the channels that a shop has besides mail. */
const channelsOf = ({ sendSms, whatsapp }: Mailer): Channels =>
  phoneChannels.filter((channel) => (channel === 'sms' ? sendSms : whatsapp));

messageRoutes.openapi(route(messagesContract.own), async (c) => {
  const { db, mailer, shopper } = c.var;
  return c.json({ success, data: await viewMessages(db, shopper.id, channelsOf(mailer)) }, 200);
});

messageRoutes.openapi(route(messagesContract.choose), async (c) => {
  const { db, lang, mailer, shopper } = c.var;
  const channels = channelsOf(mailer);
  const { choices } = c.req.valid('json');
  await chooseMessages(db, { userId: shopper.id, choices, channels, lang });
  return c.json({ success, data: await viewMessages(db, shopper.id, channels) }, 200);
});

messageRoutes.openapi(route(messagesContract.optIn), async (c) => {
  const { db, lang, mailer, shopper } = c.var;
  const channels = channelsOf(mailer);
  await optInToWhatsApp(db, { userId: shopper.id, channels, lang });
  return c.json({ success, data: await viewMessages(db, shopper.id, channels) }, 200);
});
