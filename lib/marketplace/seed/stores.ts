import type { DepartmentSlug } from './catalogue/categories';

export type DemoStore = {
  slug: string;
  name: string;
  /** The prefix of its invoice numbers and SKUs. */
  prefix: string;
  address: string;
  place: readonly [city: string, state: string, gstCode: string, pincode: string];
  colour: string;
  owner: readonly [first: string, last: string];
  /** Shipping in rupees; free from the second amount. */
  shipping: readonly [fee: number, freeFrom: number | null];
  sells: readonly DepartmentSlug[];
  /** The store's description of itself, in English and Hindi. */
  about?: readonly [en: string, hi: string];
};

/** Invented stores, each in another state; the pincodes and GST state codes are the real ones. */
export const demoStores: readonly DemoStore[] = [
  {
    slug: 'aarohi-weaves',
    name: 'Aarohi Weaves',
    prefix: 'AWV',
    address: '12 Demo Weavers Lane, Madanpura',
    place: ['Varanasi', 'Uttar Pradesh', '09', '221001'],
    colour: '#8e1b3a',
    owner: ['Aarohi', 'Mishra'],
    shipping: [49, 499],
    sells: ['womens-fashion', 'home-decor'],
    about: [
      'We are a demo store of Banaras weavers: silk and cotton saris, dupattas and cushions, made on handlooms and checked thread by thread before they are packed.',
      'हम बनारस के बुनकरों की एक डेमो दुकान हैं: हथकरघे पर बुनी रेशमी और सूती साड़ियाँ, दुपट्टे और कुशन, जिन्हें पैक करने से पहले धागे-धागे जाँचा जाता है।',
    ],
  },
  {
    slug: 'gulabi-gali',
    name: 'Gulabi Gali',
    prefix: 'GGL',
    address: '7 Demo Bazaar, Johari Bazaar',
    place: ['Jaipur', 'Rajasthan', '08', '302001'],
    colour: '#d0487a',
    owner: ['Kavita', 'Rathore'],
    shipping: [0, null],
    sells: ['womens-fashion', 'bags-accessories', 'home-decor'],
  },
  {
    slug: 'deccan-threads',
    name: 'Deccan Threads',
    prefix: 'DTH',
    address: '41 Demo Road, Abids',
    place: ['Hyderabad', 'Telangana', '36', '500001'],
    colour: '#1f3a6b',
    owner: ['Sanjay', 'Reddy'],
    shipping: [40, 599],
    sells: ['mens-fashion', 'footwear'],
  },
  {
    slug: 'kaveri-cottons',
    name: 'Kaveri Cottons',
    prefix: 'KVC',
    address: '88 Demo Street, T. Nagar',
    place: ['Chennai', 'Tamil Nadu', '33', '600017'],
    colour: '#3c8a3f',
    owner: ['Meenakshi', ''],
    shipping: [49, 499],
    sells: ['womens-fashion', 'mens-fashion', 'kids-baby'],
  },
  {
    slug: 'sahyadri-sports',
    name: 'Sahyadri Sports',
    prefix: 'SYS',
    address: '5 Demo Chowk, Deccan Gymkhana',
    place: ['Pune', 'Maharashtra', '27', '411004'],
    colour: '#1c8c86',
    owner: ['Rohan', 'Kulkarni'],
    shipping: [59, 799],
    sells: ['sports-fitness', 'footwear', 'bags-accessories'],
  },
  {
    slug: 'ludhiana-knit-house',
    name: 'Ludhiana Knit House',
    prefix: 'LKH',
    address: '23 Demo Market, Chaura Bazaar',
    place: ['Ludhiana', 'Punjab', '03', '141001'],
    colour: '#7a4a9c',
    owner: ['Harpreet', 'Gill'],
    shipping: [39, 399],
    sells: ['mens-fashion', 'kids-baby', 'tools-garden-auto'],
  },
  {
    slug: 'gadget-pete',
    name: 'Gadget Pete',
    prefix: 'GPT',
    address: '160 Demo Plaza, SP Road',
    place: ['Bengaluru', 'Karnataka', '29', '560002'],
    colour: '#3d4fb8',
    owner: ['Arjun', 'Gowda'],
    shipping: [0, null],
    sells: ['electronics'],
  },
  {
    slug: 'dilli-digital',
    name: 'Dilli Digital',
    prefix: 'DDG',
    address: '301 Demo Complex, Nehru Place',
    place: ['New Delhi', 'Delhi', '07', '110019'],
    colour: '#2a5fb0',
    owner: ['Neha', 'Bansal'],
    shipping: [49, 999],
    sells: ['electronics', 'home-appliances'],
  },
  {
    slug: 'rasoi-mart',
    name: 'Rasoi Mart',
    prefix: 'RSM',
    address: '17 Demo Estate, Bhaktinagar',
    place: ['Rajkot', 'Gujarat', '24', '360002'],
    colour: '#d0572a',
    owner: ['Jignesh', 'Patel'],
    shipping: [49, 499],
    sells: ['kitchen-dining', 'home-appliances'],
  },
  {
    slug: 'hooghly-home',
    name: 'Hooghly Home',
    prefix: 'HGH',
    address: '64 Demo Row, College Street',
    place: ['Kolkata', 'West Bengal', '19', '700073'],
    colour: '#b5562f',
    owner: ['Ananya', 'Sen'],
    shipping: [45, 499],
    sells: ['books-stationery', 'kitchen-dining', 'toys-games'],
  },
  {
    slug: 'malabar-pantry',
    name: 'Malabar Pantry',
    prefix: 'MLP',
    address: '9 Demo Jetty Road, Mattancherry',
    place: ['Kochi', 'Kerala', '32', '682002'],
    colour: '#6b8a2a',
    owner: ['Faisal', 'Koya'],
    shipping: [39, 349],
    sells: ['grocery', 'health-wellness'],
  },
  {
    slug: 'brahmaputra-tea-co',
    name: 'Brahmaputra Tea Co',
    prefix: 'BTC',
    address: '31 Demo Garden, Fancy Bazaar',
    place: ['Guwahati', 'Assam', '18', '781001'],
    colour: '#7a4a22',
    owner: ['Pranjal', 'Bora'],
    shipping: [49, 399],
    sells: ['grocery', 'kitchen-dining'],
  },
  {
    slug: 'himgiri-naturals',
    name: 'Himgiri Naturals',
    prefix: 'HGN',
    address: '3 Demo Cottage, The Mall',
    place: ['Shimla', 'Himachal Pradesh', '02', '171001'],
    colour: '#2a8a5a',
    owner: ['Tara', 'Negi'],
    shipping: [49, 499],
    sells: ['beauty', 'health-wellness', 'grocery'],
  },
  {
    slug: 'narmada-bazaar',
    name: 'Narmada Bazaar',
    prefix: 'NBZ',
    address: '52 Demo Path, New Market',
    place: ['Bhopal', 'Madhya Pradesh', '23', '462003'],
    colour: '#e8742a',
    owner: ['Sunil', 'Tiwari'],
    shipping: [35, 449],
    sells: ['toys-games', 'kids-baby', 'books-stationery', 'beauty'],
  },
  {
    slug: 'panipat-furnishings',
    name: 'Panipat Furnishings',
    prefix: 'PNF',
    address: '77 Demo Industrial Area',
    place: ['Panipat', 'Haryana', '06', '132103'],
    colour: '#5a5fa8',
    owner: ['Vikram', 'Hooda'],
    shipping: [69, 999],
    sells: ['home-decor', 'tools-garden-auto'],
  },
  {
    slug: 'kalinga-kraft',
    name: 'Kalinga Kraft',
    prefix: 'KLK',
    address: '14 Demo Haat, Unit 4',
    place: ['Bhubaneswar', 'Odisha', '21', '751001'],
    colour: '#b07a1f',
    owner: ['Smita', 'Mohanty'],
    shipping: [45, 599],
    sells: ['home-decor', 'bags-accessories', 'beauty'],
  },
];

/** A pending application. */
export const demoApplicant: DemoStore = {
  slug: 'devbhoomi-naturals',
  name: 'Devbhoomi Naturals',
  prefix: 'DBN',
  address: '8 Demo Colony, Rajpur Road',
  place: ['Dehradun', 'Uttarakhand', '05', '248001'],
  colour: '#3c7a4a',
  owner: ['Deepak', 'Bisht'],
  shipping: [49, 499],
  sells: ['grocery'],
};
