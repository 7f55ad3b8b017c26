import type { ProductType } from '../product-type';

export const bags: ProductType[] = [
  {
    key: 'handbag',
    category: 'handbags',
    brands: ['thelaro', 'zhivara'],
    hsn: '42022190',
    gst: 18,
    returns: 'return_10',
    artwork: 'handbag',
    tint: '#a8456b',
    reviews: 'bags',
    care: [
      'Wipe with a soft dry cloth and stuff with paper when not in use, so that it keeps its shape.',
      'मुलायम सूखे कपड़े से पोंछें; इस्तेमाल न हो तो कागज़ भरकर रखें ताकि आकार बना रहे।',
    ],
    designs: [
      {
        name: ['Structured Satchel Handbag', 'स्ट्रक्चर्ड सैचल हैंडबैग'],
        about: [
          'A two-tone satchel with firm handles, a zipped divider and a detachable shoulder strap.',
          'दो रंगों वाला सैचल, मज़बूत हैंडल, बीच में चेन वाला ख़ाना और अलग होने वाला कंधे का पट्टा।',
        ],
        price: 1499,
        colours: ['Maroon, Pink', 'Beige, Brown', 'Black, Grey'],
      },
      {
        name: ['Canvas Tote Bag with Zip', 'चेन वाला कैनवस टोट बैग'],
        about: [
          'Heavy cotton canvas with inner pockets, roomy enough for a laptop, a tiffin and vegetables on the way home.',
          'भीतरी जेबों वाला मोटा सूती कैनवस – लैपटॉप, टिफ़िन और घर लौटते हुए सब्ज़ी, सबके लिए जगह।',
        ],
        price: 599,
        colours: ['Olive', 'Navy'],
        artwork: 'shopping-bags',
      },
      {
        name: ['Quilted Sling Bag for Women', 'महिलाओं का क्विल्टेड स्लिंग बैग'],
        about: [
          'A compact quilted sling on a chain strap for phone, cards and keys.',
          'चेन वाले पट्टे का छोटा क्विल्टेड स्लिंग बैग – फ़ोन, कार्ड और चाबियों के लिए।',
        ],
        price: 899,
        colours: ['Pink', 'Black'],
        artwork: 'clutch-bag',
      },
    ],
  },
  {
    key: 'clutch',
    category: 'handbags',
    brands: ['thelaro', 'rangrekha'],
    hsn: '42022290',
    gst: 18,
    returns: 'return_10',
    artwork: 'purse',
    tint: '#c62828',
    reviews: 'bags',
    care: [
      'Keep away from perfume and water; store in the pouch it comes in.',
      'इत्र और पानी से बचाएँ; जिस थैली में आए उसी में रखें।',
    ],
    designs: [
      {
        name: ['Embroidered Potli Bag', 'कढ़ाईदार पोटली बैग'],
        about: [
          'Zardozi work on raw silk with pearl tassels, a small companion to a wedding lehenga.',
          'रॉ सिल्क पर ज़रदोज़ी और मोती के लटकन – शादी के लहँगे का छोटा-सा साथी।',
        ],
        price: 699,
        colours: ['Red', 'Gold'],
      },
      {
        name: ['Clasp Frame Evening Clutch', 'क्लैस्प वाला ईवनिंग क्लच'],
        about: [
          'A kiss-lock clutch with satin lining and a slim chain that tucks inside.',
          'सैटिन अस्तर वाला क्लच, साथ में पतली चेन जो भीतर छिप जाती है।',
        ],
        price: 949,
        colours: ['Navy', 'Silver'],
        artwork: 'purse/clutch',
      },
      {
        name: ['Zip-Around Wallet for Women', 'महिलाओं का ज़िप वाला वॉलेट'],
        about: [
          'Twelve card slots, a coin pocket and room for a phone, all behind one smooth zip.',
          'बारह कार्ड, सिक्कों की जेब और फ़ोन की जगह – सब एक ही चेन के पीछे।',
        ],
        price: 549,
        colours: ['Brown', 'Teal'],
        artwork: 'clutch-bag/wallet',
      },
    ],
  },
  {
    key: 'backpack',
    category: 'backpacks-luggage',
    brands: ['safarnik', 'thelaro'],
    hsn: '42029200',
    gst: 18,
    returns: 'return_10',
    artwork: 'backpack',
    tint: '#2a7a9c',
    reviews: 'bags',
    care: [
      'Padded straps and a breathable back. Sponge clean with mild soap.',
      'गद्देदार पट्टे और हवादार पीठ। हल्के साबुन से स्पंज करके साफ़ करें।',
    ],
    designs: [
      {
        name: ['Laptop Backpack 30 L', '30 लीटर लैपटॉप बैकपैक'],
        about: [
          'Fits a 15.6-inch laptop in a padded sleeve, with a rain cover folded into the base.',
          'गद्देदार ख़ाने में 15.6 इंच का लैपटॉप आ जाता है; बारिश का कवर तले में मुड़ा रहता है।',
        ],
        price: 1299,
        colours: ['Black', 'Navy', 'Grey'],
      },
      {
        name: ['School Bag with Pencil Pouch', 'पेंसिल पाउच के साथ स्कूल बैग'],
        about: [
          'Three compartments, two bottle pockets and reflective strips for safe walks to the school bus.',
          'तीन ख़ाने, बोतल की दो जेबें और चमकने वाली पट्टियाँ – स्कूल बस तक सुरक्षित जाने के लिए।',
        ],
        price: 749,
        colours: ['Red', 'Purple'],
        artwork: 'backpack/school',
      },
      {
        name: ['Trekking Rucksack 50 L', '50 लीटर ट्रेकिंग रकसैक'],
        about: [
          'A light frame, hip belt and trekking-pole loops for three days in the hills.',
          'हल्का फ़्रेम, कमर की बेल्ट और ट्रेकिंग पोल के लूप – पहाड़ों में तीन दिन के लिए।',
        ],
        price: 2199,
        colours: ['Green', 'Orange'],
        artwork: 'backpack/rucksack',
      },
    ],
  },
  {
    key: 'luggage',
    category: 'backpacks-luggage',
    brands: ['safarnik'],
    hsn: '42021220',
    gst: 18,
    returns: 'return_7',
    artwork: 'luggage',
    tint: '#2a6fd0',
    sizes: [
      ['55 cm', 1],
      ['68 cm', 1.4],
    ],
    reviews: 'bags',
    care: [
      'The size is the height without wheels; 55 cm goes into the cabin of most airlines. Wipe with a damp cloth.',
      'साइज़ पहियों के बिना ऊँचाई है; 55 सेमी का बैग ज़्यादातर उड़ानों के केबिन में जाता है। गीले कपड़े से पोंछें।',
    ],
    designs: [
      {
        name: ['Hard-Shell Trolley Bag', 'हार्ड-शेल ट्रॉली बैग'],
        about: [
          'Scratch-resistant polypropylene on four silent wheels, with a number lock.',
          'ख़रोंच से बचाने वाली पॉलीप्रोपाइलीन बॉडी, बिना आवाज़ वाले चार पहिए और नंबर लॉक।',
        ],
        price: 2299,
        colours: ['Blue', 'Yellow'],
      },
      {
        name: ['Soft-Sided Expandable Suitcase', 'एक्सपैंडेबल सॉफ़्ट सूटकेस'],
        about: [
          'Tough polyester with two front pockets and a zip that adds five centimetres for the way back.',
          'मज़बूत पॉलिएस्टर, सामने दो जेबें और एक चेन जो लौटते समय पाँच सेंटीमीटर जगह बढ़ा देती है।',
        ],
        price: 1999,
        colours: ['Maroon', 'Grey'],
        artwork: 'luggage/soft',
      },
      {
        name: ['Overnighter Laptop Briefcase', 'ओवरनाइटर लैपटॉप ब्रीफ़केस'],
        about: [
          'For one night away: laptop, papers and a change of clothes, with a sleeve that fits over a trolley.',
          'एक रात के सफ़र के लिए – लैपटॉप, कागज़ और एक जोड़ी कपड़े; पीछे का पट्टा ट्रॉली पर चढ़ जाता है।',
        ],
        price: 1799,
        colours: ['Brown', 'Black'],
        sizes: ['42 cm'],
        artwork: 'briefcase',
      },
    ],
  },
];
