import type { VendorApplication } from '@/lib/contract/schemas/vendors';

export type ApplicationValues = Omit<VendorApplication, 'terms' | 'country'> & {
  country: string;
  terms: boolean;
};

export type Pictures = { logo?: File; banner?: File };

export const emptyApplication: ApplicationValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  password: '',
  confirm_password: '',
  store_name: '',
  gst_number: '',
  pan_number: '',
  address: '',
  city: '',
  state: '',
  country: 'India',
  postal_code: '',
  care_email: '',
  terms: false,
};

export type StepNumber = 0 | 1 | 2 | 3;

/** The fields of each step, in order. */
export const stepFields: Record<StepNumber, (keyof ApplicationValues)[]> = {
  0: ['first_name', 'last_name', 'email', 'phone', 'password', 'confirm_password'],
  1: [
    'store_name',
    'gst_number',
    'pan_number',
    'address',
    'city',
    'state',
    'country',
    'postal_code',
    'care_email',
  ],
  2: [],
  3: ['terms'],
};

export const lastStep = 3;

/** Returns the step of a field; pictures have their own step. */
export function stepOf(field: string): StepNumber {
  if (field === 'logo' || field === 'banner') return 2;
  const found = Object.entries(stepFields).find(([, names]) => (names as string[]).includes(field));
  return Number(found?.[0] ?? lastStep) as StepNumber;
}
