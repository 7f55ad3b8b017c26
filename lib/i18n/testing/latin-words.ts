/**
 * Words that stay in Latin letters in Hindi: see docs/glossary.md. Names of stores, brands and people come from
 * data.
 */
const names = [
  // Law and trade
  ...[
    'GST',
    'GSTIN',
    'CGST',
    'SGST',
    'IGST',
    'HSN',
    'PAN',
    'CIN',
    'LLPIN',
    'MRP',
    'SKU',
    'AWB',
    'UPI',
    'CVV',
    'OTP',
    'TCS',
    'TDS',
    'UTR',
    'IFSC',
    'NEFT',
  ],
  // Payment
  ...[
    'Google',
    'Pay',
    'PhonePe',
    'Paytm',
    'BHIM',
    'Visa',
    'Mastercard',
    'RuPay',
    'Razorpay',
    'RazorpayX',
  ],
  // Keys
  ...['J', 'K', 'Enter'],
  // Software and formats
  ...['Maps', 'API', 'SDK', 'CDN', 'PDF', 'PNG', 'JPEG', 'WebP', 'MB', 'GB', 'jsPDF', 'autoTable'],
  ...[
    'CSV',
    'XLSX',
    'ZIP',
    'URL',
    'Excel',
    'QR',
    'Shopify',
    'WooCommerce',
    'PrestaShop',
    'OpenCart',
    'BigCommerce',
    'Squarespace',
    'Ecwid',
    'Tally',
    'Amazon',
    'Flipkart',
    'Magento',
    'Wix',
    'Etsy',
    'Myntra',
    'Meta',
    'Unicommerce',
    'Zoho',
    'INR',
    'USD',
    'OpenAPI',
  ],
  ...['Idempotency-Key', 'Retry-After', 'Delete', 'Chrome', 'HeadlessChrome', 'Safari'],
  ...['Linux', 'Windows', 'Android', 'iPhone', 'iPad'],
  ...['Instagram', 'Facebook', 'X', 'YouTube'],
  // Sizes
  ...['XS', 'S', 'M', 'L', 'XL', 'XXL', 'UK'],
];

/**
 * Addresses, links, files and numbers with letters in them (orders, HSN, sizes such as 5XL), which are not
 * words.
 */
const noWords =
  /https?:\/\/\S+|°C|\S+@\S+|[\w-]+(?:\/[\w.-]+)+|\b[\w.]+\.(?:ts|in|com|example)\b|[\w-]*\d[\w-]*/g;

/** Returns the Latin words that a Hindi text should not contain. */
export function latinWords(text: string, known: Iterable<string> = []): string[] {
  const bare = [...known]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, ' '), text)
    .replace(noWords, ' ');
  const words = bare.match(/\p{Script=Latin}[\p{Script=Latin}'’-]*/gu) ?? [];
  return words.filter((word) => !names.includes(word));
}
