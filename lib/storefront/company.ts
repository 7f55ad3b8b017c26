/** Who runs this shop: invented facts of the demo. A real shop writes its own here, and nowhere else. */
export const company = {
  brand: { en: 'Haat', hi: 'हाट' },
  legalName: 'Haat Bazaar Demo Pvt Ltd',
  address: '12 Demo Bazaar Road, Shivajinagar, Pune, Maharashtra 411005',
  phone: '90000 00000',
  phoneLink: 'tel:+919000000000',
  email: 'care@haat.example',
} as const;
