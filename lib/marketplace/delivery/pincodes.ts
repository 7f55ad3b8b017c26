/**
 * Demo rules of delivery: where pincodes lie, and what is special about some of them. Longest prefix
 * wins. A real shop puts its courier's list here, and nowhere else.
 */

/** Prefix → ISO letters of the state (lib/api/schemas/states.ts). */
export const statePrefixes: Record<string, string> = {
  '11': 'DL',
  ...same('HR', '12', '13'),
  ...same('PB', '14', '15', '16'),
  '160': 'CH',
  '17': 'HP',
  ...same('JK', '18', '19'),
  '194': 'LA',
  ...same('UP', '20', '21', '22', '23', '24', '25', '26', '27', '28'),
  ...same('UK', '246', '2476', '248', '249', '2623', '2624', '2625', '263'),
  '2467': 'UP',
  ...same('RJ', '30', '31', '32', '33', '34'),
  ...same('GJ', '36', '37', '38', '39'),
  ...same('DH', '36252', '36254', '39621', '39622', '39623', '39624'),
  ...same('MH', '40', '41', '42', '43', '44'),
  '403': 'GA',
  ...same('MP', '45', '46', '47', '48'),
  '49': 'CG',
  '50': 'TS',
  ...same('AP', '51', '52', '53'),
  ...same('KA', '56', '57', '58', '59'),
  ...same('TN', '60', '61', '62', '63', '64'),
  ...same('PY', '6050', '6096', '67331'),
  ...same('KL', '67', '68', '69'),
  '68255': 'LD',
  ...same('WB', '70', '71', '72', '73', '74'),
  '737': 'SK',
  '744': 'AN',
  ...same('OD', '75', '76', '77'),
  '78': 'AS',
  ...same('AR', '790', '791', '792'),
  ...same('ML', '793', '794'),
  '795': 'MN',
  '796': 'MZ',
  ...same('NL', '797', '798'),
  '799': 'TR',
  ...same('BR', '80', '81', '82', '84', '85'),
  ...same('JH', '814', '815', '816', '822', '825', '826', '827', '828', '829', '83'),
};

/** Where the larger cities lie: prefix → English and Hindi name. */
export const cities: Record<string, readonly [en: string, hi: string]> = {
  '110': ['New Delhi', 'नई दिल्ली'],
  '121': ['Faridabad', 'फ़रीदाबाद'],
  '122': ['Gurugram', 'गुरुग्राम'],
  '141': ['Ludhiana', 'लुधियाना'],
  '143': ['Amritsar', 'अमृतसर'],
  '144': ['Jalandhar', 'जालंधर'],
  '160': ['Chandigarh', 'चंडीगढ़'],
  '171': ['Shimla', 'शिमला'],
  '180': ['Jammu', 'जम्मू'],
  '190': ['Srinagar', 'श्रीनगर'],
  '201': ['Ghaziabad', 'गाज़ियाबाद'],
  '2013': ['Noida', 'नोएडा'],
  '208': ['Kanpur', 'कानपुर'],
  '211': ['Prayagraj', 'प्रयागराज'],
  '221': ['Varanasi', 'वाराणसी'],
  '226': ['Lucknow', 'लखनऊ'],
  '248': ['Dehradun', 'देहरादून'],
  '282': ['Agra', 'आगरा'],
  '302': ['Jaipur', 'जयपुर'],
  '313': ['Udaipur', 'उदयपुर'],
  '324': ['Kota', 'कोटा'],
  '342': ['Jodhpur', 'जोधपुर'],
  '360': ['Rajkot', 'राजकोट'],
  '380': ['Ahmedabad', 'अहमदाबाद'],
  '390': ['Vadodara', 'वडोदरा'],
  '395': ['Surat', 'सूरत'],
  '400': ['Mumbai', 'मुंबई'],
  '411': ['Pune', 'पुणे'],
  '422': ['Nashik', 'नाशिक'],
  '440': ['Nagpur', 'नागपुर'],
  '452': ['Indore', 'इंदौर'],
  '462': ['Bhopal', 'भोपाल'],
  '474': ['Gwalior', 'ग्वालियर'],
  '482': ['Jabalpur', 'जबलपुर'],
  '492': ['Raipur', 'रायपुर'],
  '500': ['Hyderabad', 'हैदराबाद'],
  '520': ['Vijayawada', 'विजयवाड़ा'],
  '530': ['Visakhapatnam', 'विशाखापत्तनम'],
  '560': ['Bengaluru', 'बेंगलुरु'],
  '570': ['Mysuru', 'मैसूरु'],
  '575': ['Mangaluru', 'मंगलुरु'],
  '580': ['Dharwad', 'धारवाड़'],
  '600': ['Chennai', 'चेन्नई'],
  '6050': ['Puducherry', 'पुदुच्चेरी'],
  '620': ['Tiruchirappalli', 'तिरुचिरापल्ली'],
  '625': ['Madurai', 'मदुरै'],
  '641': ['Coimbatore', 'कोयंबटूर'],
  '673': ['Kozhikode', 'कोझिकोड'],
  '680': ['Thrissur', 'त्रिशूर'],
  '682': ['Kochi', 'कोच्चि'],
  '695': ['Thiruvananthapuram', 'तिरुवनंतपुरम'],
  '700': ['Kolkata', 'कोलकाता'],
  '734': ['Siliguri', 'सिलीगुड़ी'],
  '7371': ['Gangtok', 'गंगटोक'],
  '751': ['Bhubaneswar', 'भुवनेश्वर'],
  '753': ['Cuttack', 'कटक'],
  '781': ['Guwahati', 'गुवाहाटी'],
  '7930': ['Shillong', 'शिलांग'],
  '7950': ['Imphal', 'इंफाल'],
  '7960': ['Aizawl', 'आइज़ोल'],
  '7970': ['Kohima', 'कोहिमा'],
  '7990': ['Agartala', 'अगरतला'],
  '800': ['Patna', 'पटना'],
  '826': ['Dhanbad', 'धनबाद'],
  '831': ['Jamshedpur', 'जमशेदपुर'],
  '834': ['Ranchi', 'रांची'],
};

/** Where no courier goes: Lakshadweep, the Nicobar Islands; the army's own post (9…) has no state. */
export const notServed = ['68255', '7443'];

/** Served, but only against payment in advance. */
export const noCashOnDelivery = [
  '193',
  '194',
  '744',
  '790',
  '791',
  '792',
  '795',
  '796',
  '797',
  '798',
];

/** Paise; couriers carry no more cash than this for one order. */
export const cashLimit = 5_000_000;

/** By air or over the mountains, whoever sends. */
export const remote = ['172', '194', '737', '744', '790', '791', '792', '795', '796', '797', '798'];

/** Postal regions by the first digit of a pincode. */
export const regions: Record<string, string> = {
  '1': 'north',
  '2': 'north',
  '3': 'west',
  '4': 'west',
  '5': 'south',
  '6': 'south',
  '7': 'east',
  '8': 'east',
};

/** Days from dispatch to the door: earliest and latest. */
export const days = {
  city: [1, 2],
  state: [2, 4],
  region: [3, 5],
  country: [4, 7],
  remote: [7, 12],
} as const;

/** Days from dispatch to the door, from any store to any place that is served. */
export const transitDays = {
  min: Math.min(...Object.values(days).map(([earliest]) => earliest)),
  max: Math.max(...Object.values(days).map(([, latest]) => latest)),
};

/** What is ordered before this hour in India leaves the same day. */
export const cutOffHour = 14;

/** Days from the order to dispatch: the same day, or after that hour the next. */
export const handlingDays = { min: 0, max: 1 };

function same(state: string, ...prefixes: string[]): Record<string, string> {
  return Object.fromEntries(prefixes.map((prefix) => [prefix, state]));
}
