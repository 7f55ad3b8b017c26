import type { ProductType } from '../product-type';

export const staples: ProductType[] = [
  {
    key: 'rice-dal',
    category: 'staples',
    brands: ['khetmool'],
    hsn: '10063020',
    gst: 5,
    returns: 'none',
    artwork: 'sack:basmati',
    tint: '#6b8a2a',
    sizes: [
      ['1 kg', 1],
      ['5 kg', 4.7],
    ],
    reviews: 'food',
    care: [
      'Vegetarian. Store in a dry, airtight container with a few neem leaves or cloves.',
      'शाकाहारी। सूखे, हवाबंद डिब्बे में नीम की पत्तियों या लौंग के साथ रखें।',
    ],
    designs: [
      {
        name: ['Aged Basmati Rice', 'पुराना बासमती चावल'],
        about: [
          'Long grains from the foothills, aged for two years; they cook separate and fragrant for biryani and pulao.',
          'तराई के लंबे दाने, दो साल पुराने; बिरयानी और पुलाव के लिए खिले-खिले और महकदार।',
        ],
        price: 189,
      },
      {
        name: ['Unpolished Toor Dal', 'बिना पॉलिश की तुअर दाल'],
        about: [
          'Farm dal without water or oil polish, that softens in three whistles.',
          'खेत की दाल, न पानी की पॉलिश न तेल की; तीन सीटी में गल जाती है।',
        ],
        price: 169,
        hsn: '07136000',
        sizes: [
          ['1 kg', 1],
          ['2 kg', 1.95],
        ],
        artwork: 'sack:toor-dal',
      },
      {
        name: ['Stone-Ground Sharbati Atta', 'चक्की का शरबती आटा'],
        about: [
          'Sharbati wheat of Madhya Pradesh, ground slowly with the bran; rotis stay soft till evening.',
          'मध्य प्रदेश का शरबती गेहूँ, चोकर समेत धीमी चक्की में पिसा; रोटियाँ शाम तक मुलायम रहती हैं।',
        ],
        price: 69,
        hsn: '11010000',
        artwork: 'sack:sharbati-atta',
      },
      {
        name: ['Foxtail Millet', 'कंगनी मिलेट'],
        about: [
          'A light millet for khichdi, upma and pongal, rich in fibre and quick to cook.',
          'खिचड़ी, उपमा और पोंगल के लिए पेट के लिए हल्का अनाज – रेशे से भरपूर और जल्दी पकने वाला।',
        ],
        price: 119,
        hsn: '10085000',
        sizes: [
          ['500 g', 1],
          ['1 kg', 1.85],
        ],
        artwork: 'pouch:ear-of-corn',
      },
    ],
  },
  {
    key: 'oil-ghee',
    category: 'staples',
    brands: ['khetmool', 'masalora'],
    hsn: '15149920',
    gst: 5,
    returns: 'none',
    artwork: 'tallBottle:sunflower',
    tint: '#c9a227',
    sizes: [
      ['500 ml', 1],
      ['1 L', 1.9],
    ],
    reviews: 'food',
    care: [
      'Vegetarian. Keep closed in a cool, dark place.',
      'शाकाहारी। बंद करके ठंडी, अँधेरी जगह पर रखें।',
    ],
    designs: [
      {
        name: ['Cold-Pressed Mustard Oil', 'कच्ची घानी सरसों का तेल'],
        about: [
          'First pressing from a wooden ghani, with the sharp aroma that pickles and fish curry need.',
          'लकड़ी की घानी की पहली धार, अचार और मछली की तरी वाली तेज़ महक के साथ।',
        ],
        price: 149,
      },
      {
        name: ['Bilona Cow Ghee', 'बिलोना विधि का गाय का घी'],
        about: [
          'Curd churned by hand and the butter simmered slowly; golden, grainy and fragrant.',
          'दही मथकर निकले मक्खन को धीमी आँच पर पकाया गया; सुनहरा, दानेदार और महकदार।',
        ],
        price: 649,
        hsn: '04059020',
        artwork: 'jar:butter',
      },
      {
        name: ['Raw Forest Honey', 'जंगल का कच्चा शहद'],
        about: [
          'Gathered by tribal co-operatives in the monsoon forests, filtered but never heated.',
          'आदिवासी सहकारी समितियों द्वारा जंगलों से लाया गया, छना हुआ पर कभी गर्म नहीं किया गया।',
        ],
        price: 279,
        hsn: '04090000',
        sizes: [
          ['250 g', 1],
          ['500 g', 1.85],
        ],
        artwork: 'jar:honey-pot',
      },
      {
        name: ['Organic Jaggery Powder', 'जैविक गुड़ पाउडर'],
        about: [
          'Chemical-free cane jaggery from Kolhapur, powdered to melt quickly in tea and milk.',
          'कोल्हापुर के गन्ने का बिना रसायन का गुड़, चाय और दूध में झट से घुलने के लिए पिसा हुआ।',
        ],
        price: 99,
        hsn: '17011490',
        sizes: [
          ['500 g', 1],
          ['1 kg', 1.85],
        ],
        artwork: 'jar:jaggery',
      },
    ],
  },
];
