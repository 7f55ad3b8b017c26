import { serverProcess } from '../process/server-process';

declare module '../process/server-process' {
  interface ServerProcess {
    /** The company that runs the shop, as last read. */
    company?: CompanyFacts;
  }
}

/** A text in English and Hindi and, by the code of a language, in others. */
type ByLanguage = { en: string; hi: string; [lang: string]: string | undefined };

/** An operator's facts about the company that runs the shop. */
export type CompanyFacts = {
  /** Marks these facts on pages as placeholders for the operator to fill in. */
  is_demo: boolean;
  brand: ByLanguage;
  legal_name: string;
  postal_address: { street: string; city: string; state: string; pincode: string };
  phone: string;
  email: string;
  /** The company's pages on social networks. */
  social: { network: SocialNetwork; href: string }[];
  cin: string;
  gstin: string;
  /** The courts named in the terms. */
  jurisdiction: ByLanguage;
  grievance_officer: { name: ByLanguage; email: string; phone: string };
};

export const socialNetworks = ['Instagram', 'Facebook', 'X', 'YouTube'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

/** The demo's fictitious company, until an operator enters the real one (/operator/settings). */
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
 * Returns the company that runs this shop, as this process last read it. Pages await that reading with
 * `loadCompany` (lib/storefront/company.server.ts); the API host refreshes it by itself.
 */
export const company = (): CompanyFacts => serverProcess.company ?? defaultCompany;

/** Formats the address in one line. */
export const addressOf = ({
  postal_address: { street, city, state, pincode },
}: Pick<CompanyFacts, 'postal_address'>) => `${street}, ${city}, ${state} ${pincode}`;

/** Formats an Indian phone number for a `tel:` link; toll-free numbers get no country code. */
export function dialled(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  if (/^(\+|1[89]00)/.test(digits)) return digits;
  return `+91${digits.replace(/^0/, '')}`;
}
