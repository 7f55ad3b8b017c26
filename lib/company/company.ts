import type { GivenByLanguage } from '../i18n/locales';
import { serverProcess } from '../process/server-process';

declare module '../process/server-process' {
  interface ServerProcess {
    /** Who runs the shop, as last read. */
    company?: CompanyFacts;
  }
}

/** What an operator says about the firm that runs the shop. */
export type CompanyFacts = {
  /** While this is true, pages mark these facts as ones that the operator has to fill in. */
  is_demo: boolean;
  brand: GivenByLanguage<string>;
  legal_name: string;
  postal_address: { street: string; city: string; state: string; pincode: string };
  phone: string;
  email: string;
  /** Pages of the company elsewhere. */
  social: { network: SocialNetwork; href: string }[];
  cin: string;
  gstin: string;
  /** Courts named in the terms. */
  jurisdiction: GivenByLanguage<string>;
  grievance_officer: { name: GivenByLanguage<string>; email: string; phone: string };
};

export const socialNetworks = ['Instagram', 'Facebook', 'X', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The invented company of the demo, until an operator says who runs the shop (/operator/settings). */
export const defaultCompany: CompanyFacts = {
  is_demo: true,
  brand: { en: 'Haat', hi: 'हाट' },
  legal_name: 'Haat Bazaar Demo Pvt Ltd',
  postal_address: {
    street: '12 Demo Bazaar Road, Shivajinagar',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411005',
  },
  phone: '90000 00000',
  email: 'care@haat.example',
  // The demo has no pages of its own, so its links lead to the networks' front pages.
  social: [
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'Facebook', href: 'https://www.facebook.com/' },
    { network: 'X', href: 'https://x.com/' },
    { network: 'YouTube', href: 'https://www.youtube.com/' },
  ],
  cin: 'U00000MH2026PTC000000',
  gstin: '27AAAAA0000A1Z5',
  jurisdiction: { en: 'Pune', hi: 'पुणे' },
  grievance_officer: {
    name: { en: 'Ms Kavya Udaharan', hi: 'सुश्री काव्या उदाहरण' },
    email: 'grievance@haat.example',
    phone: '90000 00001',
  },
};

/**
 * Who runs this shop, as this process last read it. Pages wait for that reading with `loadCompany`
 * (lib/storefront/company.server.ts), the API host keeps it up to date by itself.
 */
export const company = (): CompanyFacts => serverProcess.company ?? defaultCompany;

/** The address in one line. */
export const addressOf = ({
  postal_address: { street, city, state, pincode },
}: Pick<CompanyFacts, 'postal_address'>) => `${street}, ${city}, ${state} ${pincode}`;

/** An Indian number as a link dials it; toll-free ones take no country code. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  if (/^(\+|1[89]00)/.test(digits)) return digits;
  return `+91${digits.replace(/^0/, '')}`;
}
