import type { ProductType } from '../product-type';

export const health: ProductType[] = [
  {
    key: 'health-device',
    category: 'health-devices',
    brands: ['niramayo'],
    hsn: '90189099',
    gst: 5,
    returns: 'return_7',
    artwork: 'monitor',
    tint: '#2a7fd0',
    reviews: 'general',
    care: [
      'One-year warranty. Readings do not replace a doctor’s advice.',
      'एक साल की वारंटी। माप डॉक्टर की सलाह का विकल्प नहीं हैं।',
    ],
    designs: [
      {
        name: ['Digital Blood Pressure Monitor', 'डिजिटल ब्लड प्रेशर मॉनिटर'],
        about: [
          'One button, large digits and a voice in Hindi or English; remembers two people.',
          'एक बटन, बड़े अंक और हिन्दी या अंग्रेज़ी में आवाज़; दो लोगों का रिकॉर्ड याद रखता है।',
        ],
        price: 1499,
      },
      {
        name: ['Flexible Tip Digital Thermometer', 'लचीली नोक वाला डिजिटल थर्मामीटर'],
        about: [
          'Beeps in thirty seconds; the soft tip is gentle on children and washable.',
          'तीस सेकंड में बीप; मुलायम नोक बच्चों के लिए आरामदायक और धोने लायक।',
        ],
        price: 199,
        artwork: 'thermometer',
        hsn: '90251910',
      },
      {
        name: ['Dual Head Stethoscope', 'डुअल हेड स्टेथोस्कोप'],
        about: [
          'A light steel chest piece and soft ear tips for nursing students and home visits.',
          'नर्सिंग छात्रों और घर जाकर जाँच के लिए हल्का स्टील चेस्ट पीस और मुलायम ईयर टिप।',
        ],
        price: 699,
        colours: ['Blue', 'Maroon'],
        artwork: 'stethoscope',
        hsn: '90189072',
      },
    ],
  },
  {
    key: 'first-aid',
    category: 'health-devices',
    brands: ['niramayo', 'raahiyo'],
    hsn: '30065000',
    gst: 5,
    returns: 'none',
    artwork: 'toolbox',
    tint: '#c62828',
    reviews: 'general',
    care: [
      'Check dates every six months and replace what has been used.',
      'हर छह महीने में तारीख़ें जाँचें और इस्तेमाल हुई चीज़ें बदल दें।',
    ],
    designs: [
      {
        name: ['Home First Aid Kit', 'घरेलू फ़र्स्ट एड किट'],
        about: [
          'Bandages, gauze, antiseptic, scissors, tape and a guide in Hindi and English, all in one box.',
          'पट्टियाँ, गॉज़, एंटीसेप्टिक, कैंची, टेप और हिन्दी-अंग्रेज़ी गाइड, सब एक ही डिब्बे में।',
        ],
        price: 649,
        sizes: ['42 Pieces', ['80 Pieces', 1.6]],
        colours: ['Red'],
        artwork: 'first-aid',
      },
      {
        name: ['Adhesive Bandages Assorted', 'चिपकने वाली पट्टियाँ, अलग-अलग आकार'],
        about: [
          'Breathable strips with a non-stick pad, in three shapes for fingers, knees and heels.',
          'न चिपकने वाले पैड की हवादार पट्टियाँ, उँगली, घुटने और एड़ी के लिए तीन आकार में।',
        ],
        price: 129,
        sizes: ['Pack of 50'],
        artwork: 'adhesive-bandage',
        hsn: '30051090',
        care: ['Clean and dry the skin first; change daily.', 'पहले त्वचा साफ़ करके सुखाएँ; रोज़ बदलें।'],
      },
      {
        name: ['Hot Water Bag with Cover', 'कवर के साथ गर्म पानी की थैली'],
        about: [
          'Ribbed natural rubber with a soft knitted cover for backs, cramps and cold feet.',
          'धारीदार प्राकृतिक रबर और मुलायम बुना कवर – कमर, ऐंठन और ठंडे पैरों के लिए।',
        ],
        price: 349,
        colours: ['Pink', 'Navy'],
        artwork: 'hotWaterBag',
        hsn: '40149010',
        care: [
          'Fill two thirds with hot, not boiling, water and press the air out.',
          'दो-तिहाई गर्म पानी भरें, उबलता नहीं, और हवा निकाल दें।',
        ],
      },
    ],
  },
  {
    key: 'ayurveda',
    category: 'ayurveda-nutrition',
    brands: ['niramayo', 'vanaspa'],
    hsn: '30049011',
    gst: 5,
    returns: 'none',
    artwork: 'jar:chyawanprash',
    tint: '#6b4a22',
    sizes: [
      ['500 g', 1],
      ['1 kg', 1.8],
    ],
    reviews: 'food',
    care: [
      'Vegetarian. Ask a doctor before use if you are pregnant, unwell or on medicine.',
      'शाकाहारी। गर्भावस्था, बीमारी या दवा चलने पर पहले डॉक्टर से पूछें।',
    ],
    designs: [
      {
        name: ['Amla Chyawanprash', 'आँवला च्यवनप्राश'],
        about: [
          'Fresh amla cooked with forty herbs, ghee and honey; a spoon a day with warm milk in winter.',
          'चालीस जड़ी-बूटियों, घी और शहद के साथ पका ताज़ा आँवला; सर्दियों में रोज़ एक चम्मच गुनगुने दूध के साथ।',
        ],
        price: 299,
      },
      {
        name: ['Organic Ashwagandha Powder', 'जैविक अश्वगंधा चूर्ण'],
        about: [
          'Whole roots of Neemuch, washed, dried and milled fine; half a teaspoon at night.',
          'नीमच की साबुत जड़ें, धोकर सुखाई और महीन पिसी; रात को आधा छोटा चम्मच।',
        ],
        price: 249,
        sizes: [
          ['100 g', 1],
          ['250 g', 2.1],
        ],
        artwork: 'tin:ashwagandha',
        hsn: '12119032',
      },
      {
        name: ['Triphala Churna', 'त्रिफला चूर्ण'],
        about: [
          'Amla, haritaki and bibhitaki in equal parts, taken with warm water before bed.',
          'आँवला, हरड़ और बहेड़ा बराबर मात्रा में; सोने से पहले गुनगुने पानी के साथ।',
        ],
        price: 149,
        sizes: [
          ['100 g', 1],
          ['200 g', 1.8],
        ],
        artwork: 'jar:olive',
      },
    ],
  },
  {
    key: 'nutrition',
    category: 'ayurveda-nutrition',
    brands: ['niramayo', 'yogansha'],
    hsn: '21061000',
    gst: 5,
    returns: 'none',
    artwork: 'jar:glass-of-milk',
    tint: '#3a4356',
    reviews: 'food',
    care: [
      'Vegetarian. Not a substitute for a varied diet; keep the scoop dry.',
      'शाकाहारी। संतुलित भोजन का विकल्प नहीं; स्कूप सूखा रखें।',
    ],
    designs: [
      {
        name: ['Plant Protein Powder, Kesar Badam', 'प्लांट प्रोटीन पाउडर, केसर बादाम'],
        about: [
          'Pea and brown-rice protein, 24 g a scoop, with the taste of badam milk and no added sugar.',
          'मटर और ब्राउन राइस प्रोटीन, हर स्कूप में 24 ग्राम; बादाम दूध का स्वाद, बिना मिलाई चीनी के।',
        ],
        price: 1299,
        sizes: [
          ['500 g', 1],
          ['1 kg', 1.8],
        ],
      },
      {
        name: ['Aloe Vera and Amla Juice', 'एलोवेरा-आँवला जूस'],
        about: [
          'Pressed with the pulp and nothing but a little lemon; 30 ml in a glass of water.',
          'गूदे समेत निकाला रस, बस थोड़े नींबू के साथ; एक गिलास पानी में 30 मि.ली.।',
        ],
        price: 249,
        sizes: [
          ['500 ml', 1],
          ['1 L', 1.8],
        ],
        artwork: 'tallBottle:leafy-green',
        hsn: '20098990',
      },
      {
        name: ['Vitamin C Chewable Tablets', 'विटामिन सी चबाने वाली गोलियाँ'],
        about: [
          'Orange-flavoured tablets from amla extract, without gelatine.',
          'आँवले के अर्क से बनी संतरे के स्वाद की गोलियाँ, बिना जिलेटिन के।',
        ],
        price: 349,
        sizes: ['60 Tablets'],
        artwork: 'jar:tangerine',
        hsn: '21069099',
      },
    ],
  },
];
