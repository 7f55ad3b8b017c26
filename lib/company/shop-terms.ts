import { defaultReturns, type ReturnSettings } from '../api/schemas/settings/returns';
import { defaultSupport, type SupportSettings } from '../api/schemas/settings/support';
import { serverProcess } from '../process/server-process';

declare module '../process/server-process' {
  interface ServerProcess {
    /** Hours and days that pages and mails state, as last read. */
    terms?: ShopTerms;
  }
}

/** Hours and days that pages and mails state. */
export type ShopTerms = { support: SupportSettings; returns: ReturnSettings };

export const defaultTerms: ShopTerms = { support: defaultSupport, returns: defaultReturns };

/** The terms as this process last read them, together with `company()` and as fresh. */
export const shopTerms = (): ShopTerms => serverProcess.terms ?? defaultTerms;
