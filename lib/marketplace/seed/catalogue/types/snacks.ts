import type { ProductType } from '../product-type';

export const snacks: ProductType[] = [
  {
    key: 'dry-fruits',
    category: 'snacks-dry-fruits',
    brands: ['chatkaro', 'khetmool'],
    hsn: '08021200',
    gst: 5,
    returns: 'none',
    artwork: 'tin:chestnut',
    tint: '#8a5a2b',
    sizes: [
      ['250 g', 1],
      ['500 g', 1.9],
    ],
    reviews: 'food',
    care: [
      'Vegetarian. Contains nuts. Reseal the zip and keep in the fridge in summer.',
      'शाकाहारी। मेवे शामिल हैं। ज़िप बंद करें और गर्मी में फ़्रिज में रखें।',
    ],
    designs: [
      {
        name: ['California Almonds', 'कैलिफ़ोर्निया बादाम'],
        about: [
          'Large, crunchy almonds, sorted by hand; soak five at night for the morning.',
          'बड़े, कुरकुरे और हाथ से छाँटे बादाम; रात को पाँच भिगोएँ, सुबह खाएँ।',
        ],
        origin: 'United States',
        price: 299,
      },
      {
        name: ['Whole Cashews from Goa', 'गोवा के साबुत काजू'],
        about: [
          'Creamy white whole cashews, roasted on order for kaju katli and snacking.',
          'मलाईदार सफ़ेद साबुत काजू – काजू कतली के लिए भी, यूँ ही खाने के लिए भी।',
        ],
        price: 329,
        hsn: '08013220',
        artwork: 'tin:peanuts',
      },
      {
        name: ['Roasted Makhana with Himalayan Salt', 'सेंधा नमक वाला भुना मखाना'],
        about: [
          'Fox nuts from the ponds of Mithila, roasted in olive oil; a light bite between meals.',
          'मिथिला के तालाबों का मखाना, जैतून के तेल में भुना – दो भोजनों के बीच हल्का नाश्ता।',
        ],
        price: 149,
        hsn: '20081921',
        sizes: ['100 g'],
        artwork: 'tin:popcorn',
      },
      {
        name: ['Seedless Green Raisins', 'बिना बीज की हरी किशमिश'],
        about: [
          'Plump Nashik raisins dried in the shade, sweet enough for kheer without sugar.',
          'छाँव में सूखी नासिक की मोटी किशमिश, इतनी मीठी कि खीर में चीनी की ज़रूरत न पड़े।',
        ],
        price: 169,
        hsn: '08062010',
        artwork: 'tin:grapes',
      },
    ],
  },
  {
    key: 'snacks',
    category: 'snacks-dry-fruits',
    brands: ['chatkaro'],
    hsn: '21069099',
    gst: 5,
    returns: 'none',
    artwork: 'tin:sev',
    tint: '#d0572a',
    sizes: [
      ['200 g', 1],
      ['400 g', 1.85],
    ],
    reviews: 'food',
    care: [
      'Vegetarian. Close the pack after opening and finish within two weeks.',
      'शाकाहारी। खोलने के बाद पैक बंद रखें और दो हफ़्ते में ख़त्म करें।',
    ],
    designs: [
      {
        name: ['Ratlami Sev', 'रतलामी सेव'],
        about: [
          'Gram flour, clove and ajwain fried crisp, hot enough to ask for tea.',
          'बेसन, लौंग और अजवाइन की करारी सेव – इतनी तीखी कि चाय माँगने लगे।',
        ],
        price: 69,
      },
      {
        name: ['Butter Cookies with Pistachio', 'पिस्ता बटर कुकीज़'],
        about: [
          'Crumbly nankhatai-style cookies baked with real butter and slivers of pistachio.',
          'असली मक्खन और पिस्ते की कतरन वाली, नानखटाई जैसी ख़स्ता कुकीज़।',
        ],
        price: 149,
        hsn: '19053100',
        artwork: 'tin:cookie',
      },
      {
        name: ['Hand-Rolled Punjabi Papad', 'हाथ से बेले पंजाबी पापड़'],
        about: [
          'Urad papad with cracked pepper, rolled by a women’s self-help group and dried in the sun.',
          'कुटी काली मिर्च वाले उड़द के पापड़, महिला स्वयं सहायता समूह के हाथों बेले और धूप में सुखाए।',
        ],
        price: 99,
        hsn: '19054000',
        gst: 0,
        artwork: 'carton:flatbread',
      },
      {
        name: ['Dark Chocolate with Sea Salt', 'समुद्री नमक वाली डार्क चॉकलेट'],
        about: [
          'Single-origin cocoa from Idukki, stone-ground for two days to 70%.',
          'इडुक्की के कोको से दो दिन पत्थर पर पिसी 70% डार्क चॉकलेट।',
        ],
        price: 199,
        hsn: '18063200',
        sizes: ['80 g'],
        artwork: 'chocolate-bar',
      },
    ],
  },
];
