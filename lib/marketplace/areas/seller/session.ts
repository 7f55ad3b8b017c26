import { deviceHeader } from '@/lib/contract/schemas/device-header';
import { sellerSessionContract } from '@/lib/contract/seller/session';
import { textOf } from '@/lib/i18n/texts';
import { NotSignedIn } from '../../kernel/errors';
import { behindAnswer } from '../../kernel/jobs/background';
import {
  byDevice,
  openRequest,
  revokeToken,
  sendVendorOtp,
  userAgentOf,
} from '../../modules/accounts';
import {
  findMembership,
  findOwner,
  logInSeller,
  signInCode,
  toSellerMe,
} from '../../modules/sellers';
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

sellerSessionRoutes.openapi(route(sellerSessionContract.me), async (c) => {
  const { vendorId, storeId, view } = c.var.seller;
  const membership = view
    ? await findOwner(c.var.db, storeId)
    : await findMembership(c.var.db, vendorId);
  if (!membership) throw new NotSignedIn();
  const me = toSellerMe(membership);
  if (!view) return c.json({ success, data: me }, 200);
  const expires_at = new Date(view.expiresAt).toISOString();
  return c.json({ success, data: { ...me, view: { number: view.number, expires_at } } }, 200);
});
