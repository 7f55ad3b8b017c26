import { defaultReturns, type ReturnSettings } from '../contract/schemas/settings/returns';
import { defaultSupport, type SupportSettings } from '../contract/schemas/settings/support';
import { serverProcess } from '../process/server-process';

declare module '../process/server-process' {
  interface ServerProcess {
    /** Support hours and return periods that pages and mails state, as last read. */
    terms?: ShopTerms;
  }
}

/** Support hours and return periods that pages and mails state. */
export type ShopTerms = { support: SupportSettings; returns: ReturnSettings };

export const defaultTerms: ShopTerms = { support: defaultSupport, returns: defaultReturns };

/** Returns the terms as this process last read them, together with `company()`. */
export const shopTerms = (): ShopTerms => serverProcess.terms ?? defaultTerms;
