import type { RouteLimit } from '@/lib/contract/row';

/** A limit of `tries` within `seconds`. */
export type Rule = { tries: number; seconds: number };

type Limit = {
  /** The limit for a network address; a whole town may share one behind its provider. */
  address?: Rule;
  /** The limit for an account of an audience: the signed-in one, or that of the e-mail address or phone in the body. */
  account?: Rule;
  /** The limit for a pair of both: stops one guesser without locking the owner out. */
  pair?: Rule;
  /**
   * The limit for a device or code request that the account knows, in place of `account` and `pair`, so that
   * strangers' tries do not lock the owner out.
   */
  known?: Rule;
  /** True if a complete sign-in resets the caller's tries at this account. */
  forgivesOnSuccess?: boolean;
  /** The message key under `api` instead of `too_many`; tells the owner another way to sign in. */
  message?: 'too_many_sign_ins';
  why: string;
};

const minutes = (n: number) => n * 60;
const hours = (n: number) => minutes(n * 60);

/** Every limit of the API. A row of the contract names its limit. */
export const limits = {
  call: {
    address: { tries: 3000, seconds: minutes(1) },
    why: 'Every call, beside its own limit, counted in each process alone: a shopper makes a few a page, and no single address may keep a server busy.',
  },
  sign_in: {
    pair: { tries: 10, seconds: minutes(15) },
    account: { tries: 60, seconds: hours(1) },
    address: { tries: 200, seconds: minutes(15) },
    known: { tries: 10, seconds: minutes(15) },
    forgivesOnSuccess: true,
    message: 'too_many_sign_ins',
    why: 'Guessing passwords: of one account, or one password of many accounts. Each try costs a hash.',
  },
  second_proof: {
    pair: { tries: 10, seconds: hours(24) },
    account: { tries: 20, seconds: hours(24) },
    known: { tries: 20, seconds: hours(24) },
    why: 'Codes of whoever has the right password already; three of a million are right at a time, so 60 of a million a day. Only a whole sign-in resets it. Its owner gets in on another device by the link of `way_in`.',
  },
  way_in: {
    account: { tries: 1, seconds: hours(24) },
    why: 'The mail with a link for the owner of an account whose second proof was guessed at too often: one a day, and its link lasts as long.',
  },
  sign_up: {
    account: { tries: 6, seconds: hours(1) },
    address: { tries: 150, seconds: hours(1) },
    why: 'Every sign-up sends a mail, which must not become a way to pester a stranger.',
  },
  code: {
    pair: { tries: 5, seconds: hours(1) },
    account: { tries: 8, seconds: hours(1) },
    address: { tries: 150, seconds: hours(1) },
    known: { tries: 5, seconds: hours(1) },
    why: 'Every code, and every question back, is a mail to somebody: a handful an hour at most.',
  },
  code_check: {
    account: { tries: 20, seconds: hours(1) },
    address: { tries: 300, seconds: hours(1) },
    known: { tries: 20, seconds: hours(1) },
    why: 'Bounds the hashes that tries at codes cost, and tries at ticket numbers; a code itself has five tries.',
  },
  application: {
    pair: { tries: 6, seconds: hours(1) },
    account: { tries: 20, seconds: hours(1) },
    address: { tries: 60, seconds: hours(1) },
    why: 'A vendor application costs a hash and two drawn pictures, which are kept for days.',
  },
  confirmation: {
    pair: { tries: 20, seconds: minutes(15) },
    address: { tries: 300, seconds: hours(1) },
    why: 'The code has 50 random bits: guessing is hopeless, so no limit by account locks its owner out.',
  },
  ticket: {
    pair: { tries: 10, seconds: hours(1) },
    account: { tries: 60, seconds: hours(1) },
    address: { tries: 100, seconds: hours(1) },
    why: 'Somebody has to read every ticket, and each names an address that gets mail.',
  },
  ticket_file: {
    address: { tries: 60, seconds: hours(1) },
    why: 'Anybody may attach files to a message; each is drawn anew or kept for a day at least.',
  },
  stranger_mail: {
    account: { tries: 5, seconds: hours(24) },
    why: 'Mail of one kind to a mailbox whose owner has not asked for it, whoever had it sent and from where.',
  },
  sms: {
    account: { tries: 12, seconds: hours(24) },
    why: 'Each SMS costs money and rings somebody’s phone, whoever had it sent and from where.',
  },
  password: {
    account: { tries: 10, seconds: hours(1) },
    why: 'Who finds an open session must not guess its password or code by changing it or closing the account.',
  },
  step_up: {
    account: { tries: 10, seconds: hours(1) },
    forgivesOnSuccess: true,
    why: 'A copied operator session must not guess the authenticator code that a change of the team asks for.',
  },
  write: {
    account: { tries: 60, seconds: minutes(10) },
    address: { tries: 600, seconds: minutes(10) },
    why: 'Reviews, votes and short links: what others have to see.',
  },
  picture: {
    account: { tries: 40, seconds: hours(1) },
    address: { tries: 400, seconds: hours(1) },
    why: 'Each picture of a review is decoded, drawn anew and kept for a day at least.',
  },
  store_picture: {
    account: { tries: 1500, seconds: hours(1) },
    address: { tries: 3000, seconds: hours(1) },
    why: 'A store uploads hundreds of pictures in one sitting; each is decoded and drawn anew.',
  },
  question: {
    account: { tries: 20, seconds: hours(1) },
    address: { tries: 200, seconds: hours(1) },
    why: 'A question is read by the store, a report by the operator; a report hides a question until then.',
  },
  papers: {
    account: { tries: 60, seconds: minutes(10) },
    address: { tries: 300, seconds: minutes(10) },
    why: 'A call may draw a hundred pages, which keeps a processor busy for seconds.',
  },
  import: {
    account: { tries: 60, seconds: hours(1) },
    address: { tries: 200, seconds: hours(1) },
    why: 'An uploaded file has up to 50 MB, and is read twice.',
  },
  export: {
    account: { tries: 60, seconds: hours(1) },
    address: { tries: 200, seconds: hours(1) },
    why: 'An export reads every SKU of a store.',
  },
  invitation: {
    account: { tries: 20, seconds: hours(24) },
    address: { tries: 100, seconds: hours(24) },
    why: 'Each is a mail to an address that a seller names.',
  },
  api_access: {
    account: { tries: 60, seconds: hours(1) },
    address: { tries: 300, seconds: hours(1) },
    why: 'Personal tokens and webhooks are made by hand; each is a row that is kept for weeks.',
  },
  api_token: {
    account: { tries: 600, seconds: minutes(1) },
    why: 'Counted for each personal token: a system asks ten times a second at most.',
  },
  coupon: {
    account: { tries: 20, seconds: minutes(15) },
    address: { tries: 300, seconds: hours(1) },
    why: 'Guessing the codes of coupons that are not public.',
  },
  search: {
    address: { tries: 300, seconds: minutes(1) },
    why: 'A search is the dearest read; a shopper makes a few a minute, a scraper as many as it may.',
  },
  suggest: {
    address: { tries: 900, seconds: minutes(1) },
    why: 'One call for every few letters typed.',
  },
} as const satisfies Record<
  RouteLimit | 'call' | 'second_proof' | 'way_in' | 'stranger_mail' | 'sms' | 'api_token',
  Limit
>;

export type LimitName = keyof typeof limits;

/** Returns a limit by name. */
export const limitOf = (name: LimitName): Limit => limits[name];
