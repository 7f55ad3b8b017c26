import type { ProductType } from '../product-type';

export const bedding: ProductType[] = [
  {
    key: 'bedsheet',
    category: 'bedding',
    brands: ['neendaro', 'sutmala'],
    hsn: '63042190',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'bedsheet/floral',
    tint: '#5a5fa8',
    sizes: [
      ['Queen', 1],
      ['King', 1.2],
    ],
    reviews: 'home',
    care: [
      'Comes with two pillow covers. Wash with like colours in cold water; iron on medium heat.',
      'साथ में दो तकिया कवर। मिलते-जुलते रंगों के साथ ठंडे पानी में धोएँ; मध्यम ताप पर इस्तरी करें।',
    ],
    designs: [
      {
        name: ['Floral Print Cotton Bedsheet', 'फूलों के प्रिंट वाली सूती चादर'],
        about: [
          'Pure cotton of 210 threads with a garden of small flowers; cool in summer, soft all year.',
          '210 थ्रेड काउंट का शुद्ध सूती कपड़ा, नन्हे फूलों का बाग – गर्मी में ठंडी और साल भर मुलायम।',
        ],
        price: 899,
        colours: ['Blue', 'Pink'],
      },
      {
        name: ['Jaipuri Block Print Bedsheet', 'जयपुरी ब्लॉक प्रिंट चादर'],
        about: [
          'Hand-block printed in Sanganer with natural dyes, each print a little different from the next.',
          'सांगानेर में प्राकृतिक रंगों से हाथ का ब्लॉक प्रिंट, हर छाप दूसरी से थोड़ी अलग।',
        ],
        price: 1299,
        colours: ['Maroon', 'Green'],
        artwork: 'bedsheet/block',
      },
      {
        name: ['Satin Stripe Fitted Bedsheet', 'सैटिन धारी वाली फ़िटेड चादर'],
        about: [
          'Hotel-style self stripes with elastic all round, so that it never slips off the mattress.',
          'होटल जैसी महीन धारियाँ और चारों ओर इलास्टिक, जिससे चादर गद्दे से कभी न खिसके।',
        ],
        price: 1499,
        colours: ['White', 'Grey'],
        artwork: 'bedsheet/stripes',
      },
    ],
  },
  {
    key: 'quilt',
    category: 'bedding',
    brands: ['neendaro'],
    hsn: '94044010',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'quilt/checks',
    tint: '#8e1b3a',
    sizes: [
      ['Single', 1],
      ['Double', 1.55],
    ],
    reviews: 'home',
    care: [
      'Air in the sun before winter. Machine wash gentle or dry clean.',
      'सर्दियों से पहले धूप दिखाएँ। हल्के चक्र में मशीन से धोएँ या ड्राई क्लीन करवाएँ।',
    ],
    designs: [
      {
        name: ['Jaipuri Cotton Razai', 'जयपुरी सूती रज़ाई'],
        about: [
          'Famously light and warm, filled with carded cotton and quilted by hand.',
          'अपने हल्केपन और गर्माहट के लिए मशहूर, धुनी हुई रूई से भरी और हाथ से सिली रज़ाई।',
        ],
        price: 1399,
        colours: ['Red', 'Teal'],
        artwork: 'quilt/block',
      },
      {
        name: ['Reversible AC Comforter', 'रिवर्सिबल एसी कंफ़र्टर'],
        about: [
          'A thin microfibre fill that is just right under an air conditioner; one side plain, the other checked.',
          'एसी की ठंडक के लिए एकदम सही पतली माइक्रोफ़ाइबर भराई; एक ओर सादा, दूसरी ओर चेक।',
        ],
        price: 1199,
        colours: ['Navy', 'Grey'],
      },
      {
        name: ['Muslin Cotton Dohar', 'मलमल की सूती दोहर'],
        about: [
          'Three layers of breathing muslin that get softer with each wash, for nights that are neither hot nor cold.',
          'मलमल की तीन हवादार परतें जो हर धुलाई में और मुलायम होती हैं – न ज़्यादा गर्म, न ठंडी रातों के लिए।',
        ],
        price: 999,
        colours: ['Yellow', 'Green'],
        artwork: 'quilt/floral',
      },
    ],
  },
  {
    key: 'towel',
    category: 'bedding',
    brands: ['neendaro', 'sutmala'],
    hsn: '63026090',
    gst: 'by-price',
    returns: 'return_7',
    artwork: 'towels',
    tint: '#1c8c86',
    reviews: 'home',
    care: [
      'Wash once before use for the best absorbency. Avoid fabric softener.',
      'बेहतर सोखने के लिए इस्तेमाल से पहले एक बार धोएँ। फ़ैब्रिक सॉफ़्टनर न डालें।',
    ],
    designs: [
      {
        name: ['Terry Cotton Bath Towels', 'नहाने के सूती टेरी तौलिए'],
        about: [
          'Thick 500 GSM loops that soak up water fast and stay fluffy.',
          '500 जीएसएम के घने फंदे, जो पानी जल्दी सोखते हैं और फूले-फूले रहते हैं।',
        ],
        price: 699,
        sizes: ['Set of 2'],
        colours: ['Teal', 'Maroon', 'Beige'],
      },
      {
        name: ['Bamboo Face Towels', 'बैंबू फ़ाइबर फ़ेस टॉवल'],
        about: [
          'Silky bamboo terry, kind to the skin and quick to dry in the monsoon.',
          'बाँस के रेशे का रेशमी टेरी, त्वचा के लिए कोमल और बरसात में भी जल्दी सूखने वाला।',
        ],
        price: 399,
        sizes: ['Set of 6'],
        colours: ['Pink', 'Grey'],
      },
      {
        name: ['Handloom Cotton Gamcha', 'हैंडलूम सूती गमछा'],
        about: [
          'The honest checked gamcha, light to carry and dry again in an hour.',
          'सीधा-सादा चेक वाला गमछा – ले जाने में हल्का और घंटे भर में सूख जाने वाला।',
        ],
        price: 249,
        sizes: ['Set of 3'],
        colours: ['Red'],
        artwork: 'dupatta/checks',
      },
    ],
  },
  {
    key: 'curtain',
    category: 'curtains-rugs',
    brands: ['neendaro', 'rangrekha'],
    hsn: '63039290',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'curtain/stripes',
    tint: '#7a4a9c',
    sizes: [
      ['5 ft, Set of 2', 1],
      ['7 ft, Set of 2', 1.3],
    ],
    reviews: 'home',
    care: [
      'Steel eyelets fit rods up to 2.5 cm. Machine wash cold and hang while damp.',
      'स्टील के छल्ले 2.5 सेमी तक की रॉड में आते हैं। ठंडे पानी में मशीन से धोएँ और नमी रहते टाँग दें।',
    ],
    designs: [
      {
        name: ['Blackout Curtains', 'ब्लैकआउट परदे'],
        about: [
          'Triple-woven fabric that keeps out most of the light and some of the street noise.',
          'तिहरी बुनाई वाला कपड़ा जो ज़्यादातर रोशनी और सड़क का कुछ शोर भी रोकता है।',
        ],
        price: 999,
        colours: ['Navy', 'Brown'],
        artwork: 'curtain',
      },
      {
        name: ['Sheer Striped Curtains', 'पारदर्शी धारीदार परदे'],
        about: [
          'Gauzy stripes that let the morning in and keep the neighbours out.',
          'हल्के धारीदार परदे जो सुबह की रोशनी आने देते हैं और भीतर की निजता भी बनाए रखते हैं।',
        ],
        price: 749,
        colours: ['Purple', 'Beige'],
      },
      {
        name: ['Printed Cotton Door Curtains', 'प्रिंटेड सूती दरवाज़े के परदे'],
        about: [
          'Heavy cotton with a leaf print that falls straight and brightens a hallway.',
          'पत्तियों के प्रिंट वाला मोटा सूती कपड़ा, जो सीधा गिरता है और गलियारे में रौनक ले आता है।',
        ],
        price: 849,
        colours: ['Green', 'Mustard'],
        artwork: 'curtain/floral',
      },
    ],
  },
];
