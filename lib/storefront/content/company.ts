const postalAddress = {
  street: '12 Demo Bazaar Road, Shivajinagar',
  city: 'Pune',
  state: 'Maharashtra',
  pincode: '411005',
} as const;

/** Who runs this shop: invented facts of the demo. A real shop writes its own here, and nowhere else. */
export const company = {
  /** While this is true, pages mark these facts as ones that the operator has to fill in. */
  isDemo: true,
  brand: { en: 'Haat', hi: 'हाट' },
  legalName: 'Haat Bazaar Demo Pvt Ltd',
  postalAddress,
  address: `${postalAddress.street}, ${postalAddress.city}, ${postalAddress.state} ${postalAddress.pincode}`,
  phone: '90000 00000',
  phoneLink: 'tel:+919000000000',
  email: 'care@haat.example',
  /** Pages of the company elsewhere. The demo has none, so its links lead to the networks' front pages. */
  social: [
    { network: 'Instagram', href: 'https://www.instagram.com/' },
    { network: 'Facebook', href: 'https://www.facebook.com/' },
    { network: 'X', href: 'https://x.com/' },
    { network: 'YouTube', href: 'https://www.youtube.com/' },
  ],
  cin: 'U00000MH2026PTC000000',
  gstin: '27AAAAA0000A1Z5',
  /** Courts named in the terms. */
  jurisdiction: { en: 'Pune', hi: 'पुणे' },
  grievanceOfficer: {
    name: { en: 'Ms Kavya Udaharan', hi: 'सुश्री काव्या उदाहरण' },
    email: 'grievance@haat.example',
    phone: '90000 00001',
  },
} as const;
