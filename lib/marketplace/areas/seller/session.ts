import { deviceHeader } from '@/lib/contract/schemas/device-header';
import { sellerSessionContract } from '@/lib/contract/seller/session';
import { textOf } from '@/lib/i18n/texts';
import { behindAnswer } from '../../kernel/jobs/background';
import {
  byDevice,
  openRequest,
  revokeToken,
  sendVendorOtp,
  userAgentOf,
} from '../../modules/accounts';
import { findMe, logInSeller, signInCode } from '../../modules/sellers';
import { route, routes } from '../route';

const success = true as const;

export const sellerSessionRoutes = routes();

sellerSessionRoutes.openapi(
  route(sellerSessionContract.logIn, { recognise: byDevice('vendor') }),
  async (c) => {
    const { db, mailer, lang } = c.var;
    const given = c.req.valid('json');
    const address = c.env?.address;
    const client = { address, device: c.req.header(deviceHeader), userAgent: userAgentOf(c) };
    const session = await logInSeller(c.var, given, client);
    if (session) return c.json(session, 200);
    c.set('lacksSecondProof', true);
    await mailer.ready?.();
    const { token } = await openRequest(db, signInCode(given.email), given.request);
    behindAnswer('vendor code', () => sendVendorOtp({ db, mailer }, given.email, 'sign_in', lang));
    const message = textOf(lang, 'api.device_code_sent');
    return c.json({ success, message, code_needed: true as const, request: token }, 200);
  },
);

sellerSessionRoutes.openapi(route(sellerSessionContract.logOut), async (c) => {
  const { tokenId } = c.var.seller;
  if (tokenId !== null) await revokeToken(c.var.db, tokenId);
  return c.json({ success }, 200);
});

sellerSessionRoutes.openapi(route(sellerSessionContract.me), async (c) =>
  c.json({ success, data: await findMe(c.var.db, c.var.seller) }, 200),
);
