import type { ProductType } from '../product-type';

export const homeAppliances: ProductType[] = [
  {
    key: 'fan',
    category: 'fans-irons',
    brands: ['pavanix', 'bijliko'],
    hsn: '84145190',
    gst: 18,
    returns: 'return_7',
    artwork: 'fan',
    tint: '#2a8fc0',
    reviews: 'appliances',
    care: [
      'Two years’ warranty. Unplug and wipe the blades every fortnight for full air.',
      'दो साल की वारंटी। पूरी हवा के लिए हर पंद्रह दिन में प्लग निकालकर पंखुड़ियाँ पोंछें।',
    ],
    designs: [
      {
        name: ['400 mm Table Fan', '400 मिमी टेबल फ़ैन'],
        about: [
          'Three speeds and smooth oscillation, with a copper motor that stays quiet at night.',
          'तीन रफ़्तार और चारों ओर घूमने की सुविधा; ताँबे की मोटर रात में भी शांत रहती है।',
        ],
        price: 1899,
        colours: ['Blue', 'Black'],
      },
      {
        name: ['Rechargeable Desk Fan with Light', 'लाइट वाला रिचार्जेबल डेस्क फ़ैन'],
        about: [
          'Runs up to nine hours through a power cut, and its lamp is bright enough to read by.',
          'बिजली जाने पर नौ घंटे तक चलता है, और इसकी रोशनी में पढ़ा भी जा सकता है।',
        ],
        price: 1499,
        colours: ['Green', 'Pink'],
      },
      {
        name: ['Energy Saving BLDC Pedestal Fan', 'बिजली बचाने वाला बीएलडीसी पेडेस्टल फ़ैन'],
        about: [
          'A BLDC motor that uses about half the power of an ordinary fan, with a remote and timer.',
          'बीएलडीसी मोटर आम पंखे से लगभग आधी बिजली लेती है; रिमोट और टाइमर साथ में।',
        ],
        price: 3299,
        colours: ['Brown'],
        artwork: 'fan/pedestal',
      },
    ],
  },
  {
    key: 'iron',
    category: 'fans-irons',
    brands: ['pavanix'],
    hsn: '85164000',
    gst: 18,
    returns: 'return_7',
    artwork: 'iron',
    tint: '#7a4a9c',
    reviews: 'appliances',
    care: [
      'Two years’ warranty. Let it cool standing up before winding the cord.',
      'दो साल की वारंटी। तार लपेटने से पहले खड़ा करके ठंडा होने दें।',
    ],
    designs: [
      {
        name: ['1000 W Dry Iron', '1000 वॉट ड्राई आयरन'],
        about: [
          'A light non-stick soleplate that glides over cotton and silk, with a swivel cord.',
          'हल्की नॉन-स्टिक तली जो सूती और सिल्क दोनों पर फिसलती है; तार चारों ओर घूमता है।',
        ],
        price: 699,
        colours: ['Purple', 'Blue'],
      },
      {
        name: ['1600 W Steam Iron with Spray', 'स्प्रे वाली 1600 वॉट स्टीम आयरन'],
        about: [
          'Steam and spray smooth out stubborn creases in linen; the tank holds 300 ml.',
          'भाप और स्प्रे से लिनेन की ज़िद्दी सिलवटें भी निकल जाती हैं; टंकी में 300 मि.ली. पानी आता है।',
        ],
        price: 1599,
        colours: ['Teal', 'Maroon'],
        artwork: 'iron/steam',
      },
      {
        name: ['Cordless Vacuum Cleaner', 'बिना तार वाला वैक्यूम क्लीनर'],
        about: [
          'Picks up dust, hair and biscuit crumbs from sofas, cars and corners for 25 minutes a charge.',
          'सोफ़े, कार और कोनों से धूल, बाल और बिस्कुट का चूरा उठाता है – एक चार्ज में 25 मिनट।',
        ],
        price: 3999,
        artwork: 'vacuum',
        hsn: '85081100',
        care: [
          'Two years’ warranty. Empty the dust cup after use and wash the filter once a month.',
          'दो साल की वारंटी। इस्तेमाल के बाद धूल का डिब्बा ख़ाली करें और महीने में एक बार फ़िल्टर धोएँ।',
        ],
      },
    ],
  },
  {
    key: 'grooming',
    category: 'personal-grooming',
    brands: ['roopnika', 'bijliko'],
    hsn: '85102000',
    gst: 18,
    returns: 'none',
    artwork: 'trimmer',
    tint: '#3a4356',
    reviews: 'appliances',
    care: [
      'Two years’ warranty. For hygiene it cannot be returned once opened; a faulty piece is replaced.',
      'दो साल की वारंटी। स्वच्छता के कारण खुलने के बाद वापस नहीं होगा; ख़राब निकलने पर बदल दिया जाएगा।',
    ],
    designs: [
      {
        name: ['Cordless Beard Trimmer', 'बिना तार वाला दाढ़ी ट्रिमर'],
        about: [
          'Twenty length settings, self-sharpening steel blades and 90 minutes of run time.',
          'बीस लंबाई सेटिंग, ख़ुद तेज़ होने वाले स्टील ब्लेड और 90 मिनट का रन टाइम।',
        ],
        price: 1199,
        colours: ['Black', 'Blue'],
      },
      {
        name: ['1200 W Foldable Hair Dryer', '1200 वॉट फ़ोल्डेबल हेयर ड्रायर'],
        about: [
          'Two speeds and a cool shot in a travel size that folds into a drawer.',
          'दो रफ़्तार और ठंडी हवा का बटन; सफ़र के लिए छोटा, मुड़कर दराज़ में आ जाता है।',
        ],
        price: 899,
        colours: ['Pink', 'Purple'],
        artwork: 'dryer',
        hsn: '85163100',
      },
      {
        name: ['Full Body Grooming Kit', 'फ़ुल बॉडी ग्रूमिंग किट'],
        about: [
          'One washable trimmer with five heads for beard, nose, hair and body, in a charging stand.',
          'धोने लायक एक ट्रिमर, पाँच हेड – दाढ़ी, नाक, बाल और शरीर के लिए, चार्जिंग स्टैंड के साथ।',
        ],
        price: 1999,
        colours: ['Green'],
        artwork: 'trimmer/kit',
      },
    ],
  },
];
