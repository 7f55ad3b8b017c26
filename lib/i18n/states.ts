import type { ByLanguage } from '@/lib/i18n/locales';

/** A state or union territory: GST code, ISO 3166-2 letters and names. */
export type State = { code: string; iso: string; name: string; names: ByLanguage<string> };

/** States with common other spellings. */
export const stateNames: [
  code: string,
  iso: string,
  name: string,
  nameHi: string,
  ...others: string[],
][] = [
  ['01', 'JK', 'Jammu and Kashmir', 'जम्मू और कश्मीर', 'जम्मू कश्मीर', 'जम्मू एवं कश्मीर', 'J&K'],
  ['02', 'HP', 'Himachal Pradesh', 'हिमाचल प्रदेश', 'Himachal'],
  ['03', 'PB', 'Punjab', 'पंजाब'],
  ['04', 'CH', 'Chandigarh', 'चंडीगढ़'],
  ['05', 'UK', 'Uttarakhand', 'उत्तराखंड', 'Uttaranchal', 'उत्तराखण्ड', 'UT', 'UA'],
  ['06', 'HR', 'Haryana', 'हरियाणा'],
  ['07', 'DL', 'Delhi', 'दिल्ली', 'New Delhi', 'नई दिल्ली', 'NCT of Delhi', 'Delhi NCT'],
  ['08', 'RJ', 'Rajasthan', 'राजस्थान'],
  ['09', 'UP', 'Uttar Pradesh', 'उत्तर प्रदेश', 'यूपी'],
  ['10', 'BR', 'Bihar', 'बिहार'],
  ['11', 'SK', 'Sikkim', 'सिक्किम'],
  ['12', 'AR', 'Arunachal Pradesh', 'अरुणाचल प्रदेश', 'Arunachal'],
  ['13', 'NL', 'Nagaland', 'नागालैंड', 'नगालैंड'],
  ['14', 'MN', 'Manipur', 'मणिपुर'],
  ['15', 'MZ', 'Mizoram', 'मिज़ोरम', 'मिजोरम'],
  ['16', 'TR', 'Tripura', 'त्रिपुरा'],
  ['17', 'ML', 'Meghalaya', 'मेघालय'],
  ['18', 'AS', 'Assam', 'असम', 'आसाम'],
  ['19', 'WB', 'West Bengal', 'पश्चिम बंगाल', 'Bengal', 'पश्चिमी बंगाल', 'Paschim Banga'],
  ['20', 'JH', 'Jharkhand', 'झारखंड', 'झारखण्ड'],
  ['21', 'OD', 'Odisha', 'ओडिशा', 'Orissa', 'उड़ीसा', 'ओड़िशा', 'OR'],
  ['22', 'CG', 'Chhattisgarh', 'छत्तीसगढ़', 'Chattisgarh', 'Chhatisgarh', 'CT'],
  ['23', 'MP', 'Madhya Pradesh', 'मध्य प्रदेश', 'एमपी'],
  ['24', 'GJ', 'Gujarat', 'गुजरात'],
  [
    '26',
    'DH',
    'Dadra and Nagar Haveli and Daman and Diu',
    'दादरा और नगर हवेली और दमन और दीव',
    'दादरा एवं नगर हवेली और दमन एवं दीव',
    'Dadra and Nagar Haveli',
    'दादरा और नगर हवेली',
    'Daman and Diu',
    'दमन और दीव',
    'DN',
    'DD',
  ],
  ['27', 'MH', 'Maharashtra', 'महाराष्ट्र'],
  ['29', 'KA', 'Karnataka', 'कर्नाटक', 'Mysore State'],
  ['30', 'GA', 'Goa', 'गोवा'],
  ['31', 'LD', 'Lakshadweep', 'लक्षद्वीप'],
  ['32', 'KL', 'Kerala', 'केरल', 'Keralam', 'केरलम'],
  ['33', 'TN', 'Tamil Nadu', 'तमिलनाडु', 'तमिल नाडु', 'Tamilnadu', 'Madras State'],
  ['34', 'PY', 'Puducherry', 'पुदुच्चेरी', 'Pondicherry', 'पुडुचेरी', 'पांडिचेरी', 'पॉन्डिचेरी'],
  [
    '35',
    'AN',
    'Andaman and Nicobar Islands',
    'अंडमान और निकोबार द्वीपसमूह',
    'अंडमान और निकोबार',
    'Andaman and Nicobar',
  ],
  ['36', 'TS', 'Telangana', 'तेलंगाना', 'तेलंगाणा', 'TG'],
  ['37', 'AP', 'Andhra Pradesh', 'आंध्र प्रदेश', 'आन्ध्र प्रदेश', 'Andhra'],
  ['38', 'LA', 'Ladakh', 'लद्दाख', 'लद्दाख़'],
];

/** All 36 states and union territories by their GST code. */
export const states: readonly State[] = stateNames.map(([code, iso, name, nameHi]) => ({
  code,
  iso,
  name,
  names: { en: name, hi: nameHi },
}));
