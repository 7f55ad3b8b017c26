import type { ProductType } from '../product-type';

export const mobile: ProductType[] = [
  {
    key: 'power-bank',
    category: 'mobile-accessories',
    brands: ['bijliko', 'gyantek'],
    hsn: '85076000',
    gst: 18,
    returns: 'return_7',
    artwork: 'powerBank',
    tint: '#2b2b2f',
    sizes: [
      ['10000 mAh', 1],
      ['20000 mAh', 1.65],
    ],
    reviews: 'electronics',
    care: [
      'Six-month warranty and BIS-certified cells. Do not leave it in a hot car.',
      'छह महीने की वारंटी और बीआईएस-प्रमाणित सेल। गर्म कार में न छोड़ें।',
    ],
    designs: [
      {
        name: ['Fast Charging Power Bank 22.5 W', '22.5 वॉट फ़ास्ट चार्जिंग पावर बैंक'],
        about: [
          'Charges two phones at once and takes an ordinary phone to half in about half an hour.',
          'एक साथ दो फ़ोन चार्ज करता है और आम फ़ोन को करीब आधे घंटे में आधा भर देता है।',
        ],
        price: 1099,
        colours: ['Black', 'Blue'],
      },
      {
        name: ['Slim Pocket Power Bank', 'पतला पॉकेट पावर बैंक'],
        about: [
          'As thin as a phone, with Type-C in and out and a small light to show what is left.',
          'फ़ोन जितना पतला; टाइप-सी से चार्ज होता और करता है, छोटी लाइट बताती है कि कितना बचा है।',
        ],
        price: 899,
        colours: ['White'],
      },
      {
        name: ['Solar Power Bank with Torch', 'टॉर्च वाला सोलर पावर बैंक'],
        about: [
          'A solar panel tops it up on treks and during power cuts, and the torch lasts for nights.',
          'ट्रेकिंग और बिजली जाने पर सोलर पैनल इसे चार्ज करता है; टॉर्च कई रातों तक चलती है।',
        ],
        price: 1399,
        colours: ['Orange'],
        sizes: ['20000 mAh'],
      },
    ],
  },
  {
    key: 'charger',
    category: 'mobile-accessories',
    brands: ['bijliko'],
    hsn: '85044030',
    gst: 18,
    returns: 'return_7',
    artwork: 'charger',
    tint: '#d0921c',
    reviews: 'electronics',
    care: [
      'One-year warranty, with protection against overheating and short circuit. Unplug when not in use.',
      'एक साल की वारंटी; ज़्यादा गर्मी और शॉर्ट सर्किट से सुरक्षा। काम न हो तो प्लग निकाल दें।',
    ],
    designs: [
      {
        name: ['33 W Type-C Wall Charger with Cable', 'केबल के साथ 33 वॉट टाइप-सी वॉल चार्जर'],
        about: [
          'A compact adapter for phones, buds and tablets, with a one-metre braided cable.',
          'फ़ोन, ईयरबड और टैबलेट के लिए छोटा अडैप्टर, एक मीटर की गुँथी हुई केबल के साथ।',
        ],
        price: 699,
        colours: ['White', 'Black'],
      },
      {
        name: ['Fast Car Charger with Dual Port', 'डुअल पोर्ट फ़ास्ट कार चार्जर'],
        about: [
          'One USB and one Type-C port in an all-metal body that fits flush in the socket.',
          'एक यूएसबी और एक टाइप-सी पोर्ट; पूरी तरह धातु की बॉडी जो सॉकेट में ठीक बैठती है।',
        ],
        price: 499,
        artwork: 'electric-plug',
      },
      {
        name: ['Rechargeable AA Batteries with Charger', 'चार्जर के साथ रिचार्जेबल एए बैटरी'],
        about: [
          'Four cells for remotes, toys and clocks that can be charged about a thousand times.',
          'रिमोट, खिलौनों और घड़ियों के लिए चार सेल, जो लगभग एक हज़ार बार चार्ज हो सकते हैं।',
        ],
        price: 799,
        artwork: 'battery',
        hsn: '85075000',
        care: [
          'Take them out of devices that stay unused for long, and recycle old cells.',
          'जो उपकरण लंबे समय तक काम में न हों उनसे निकाल लें; पुराने सेल रीसाइकल करें।',
        ],
      },
      {
        name: ['Mobile Stand and Ring Light Kit', 'मोबाइल स्टैंड और रिंग लाइट किट'],
        about: [
          'An adjustable stand with a 10-inch ring light in three tones for reels and video calls.',
          'रील और वीडियो कॉल के लिए तीन रंगों की रोशनी वाली 10 इंच की रिंग लाइट और एडजस्टेबल स्टैंड।',
        ],
        price: 949,
        artwork: 'mobile-phone',
        hsn: '94054200',
        care: [
          'Six-month warranty. Runs on any USB charger; folds flat for travel.',
          'छह महीने की वारंटी। किसी भी यूएसबी चार्जर से चलता है; सफ़र के लिए मुड़ जाता है।',
        ],
      },
    ],
  },
];
