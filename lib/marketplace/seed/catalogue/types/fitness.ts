import type { ProductType } from '../product-type';

export const fitness: ProductType[] = [
  {
    key: 'yoga',
    category: 'yoga-gym',
    brands: ['yogansha'],
    hsn: '95069190',
    gst: 18,
    returns: 'return_7',
    artwork: 'yogaMat',
    tint: '#7a4a9c',
    reviews: 'sports',
    care: [
      'Wipe with a damp cloth after practice and roll with the printed side out.',
      'अभ्यास के बाद गीले कपड़े से पोंछें और प्रिंट वाली ओर बाहर रखकर लपेटें।',
    ],
    designs: [
      {
        name: ['Anti-Slip Yoga Mat 6 mm', '6 मिमी फिसलन-रोधी योग मैट'],
        about: [
          'Closed-cell TPE that cushions knees and grips the floor, with a carry strap.',
          'घुटनों को गद्दी और फ़र्श पर पकड़ देने वाला टीपीई मैट, ले जाने के पट्टे के साथ।',
        ],
        price: 799,
        colours: ['Purple', 'Teal', 'Pink'],
      },
      {
        name: ['Natural Jute Yoga Mat', 'प्राकृतिक जूट योग मैट'],
        about: [
          'Woven jute on a rubber base, rougher under the palms and free of plastic smell.',
          'रबर के आधार पर बुना जूट – हथेलियों को पकड़ देता है और प्लास्टिक की गंध नहीं।',
        ],
        price: 1199,
        colours: ['Beige'],
        artwork: 'yogaMat/zigzag',
      },
      {
        name: ['Cork Yoga Blocks Pair', 'कॉर्क योग ब्लॉक की जोड़ी'],
        about: [
          'Two firm cork bricks that bring the floor closer in triangle and bridge poses.',
          'त्रिकोणासन और सेतुबंध में सहारा देने वाले दो मज़बूत कॉर्क ब्लॉक।',
        ],
        price: 649,
        colours: ['Beige'],
        artwork: 'corkBlocks',
      },
    ],
  },
  {
    key: 'gym',
    category: 'yoga-gym',
    brands: ['khelveer', 'yogansha'],
    hsn: '95069110',
    gst: 18,
    returns: 'return_7',
    artwork: 'dumbbells',
    tint: '#4a4f58',
    reviews: 'sports',
    care: [
      'Warm up first and keep children away. Wipe off sweat so that nothing rusts.',
      'पहले वार्म-अप करें और बच्चों को दूर रखें। पसीना पोंछ दें ताकि ज़ंग न लगे।',
    ],
    designs: [
      {
        name: ['Rubber-Coated Hex Dumbbells Pair', 'रबर कोटेड हेक्स डंबल की जोड़ी'],
        about: [
          'Hexagonal ends that do not roll away and a knurled chrome grip.',
          'छह कोनों वाले सिरे जो लुढ़कते नहीं, और खुरदरी क्रोम पकड़।',
        ],
        price: 999,
        sizes: [
          ['2 × 2.5 kg', 1],
          ['2 × 5 kg', 1.8],
        ],
        colours: ['Black'],
      },
      {
        name: ['Boxing Gloves', 'बॉक्सिंग ग्लव्स'],
        about: [
          'Dense foam and a wide wrist strap for bag work and sparring.',
          'घना फ़ोम और कलाई पर चौड़ा पट्टा – बैग और स्पैरिंग दोनों के लिए।',
        ],
        price: 1299,
        sizes: [
          ['10 oz', 1],
          ['12 oz', 1.05],
        ],
        colours: ['Red'],
        artwork: 'boxing-glove',
        hsn: '95069990',
        gst: 5,
      },
      {
        name: ['Vinyl Dumbbell Set for Beginners', 'शुरुआत करने वालों के लिए विनाइल डंबल सेट'],
        about: [
          'Three light pairs on a stand for home workouts, soft-coated and kind to floors.',
          'घर की कसरत के लिए स्टैंड पर तीन हल्की जोड़ियाँ, मुलायम परत जो फ़र्श को ख़राब नहीं करती।',
        ],
        price: 1499,
        colours: ['Pink', 'Teal'],
      },
    ],
  },
  {
    key: 'cycling-camping',
    category: 'cycling-camping',
    brands: ['raahiyo', 'khelveer'],
    hsn: '87120010',
    gst: 5,
    returns: 'return_7',
    artwork: 'bicycle',
    tint: '#3c8a3f',
    reviews: 'general',
    care: [
      'Arrives 85% assembled with tools in the box. Oil the chain once a month.',
      '85% जुड़ी हुई आती है, औज़ार डिब्बे में हैं। महीने में एक बार चेन में तेल डालें।',
    ],
    designs: [
      {
        name: ['City Bicycle with Basket', 'टोकरी वाली सिटी साइकिल'],
        about: [
          'An upright frame, wide saddle and wire basket for errands and evening rides.',
          'सीधा बैठने वाला फ़्रेम, चौड़ी सीट और तार की टोकरी – बाज़ार और शाम की सैर के लिए।',
        ],
        price: 6499,
        sizes: ['26 inch'],
        colours: ['Red', 'Teal'],
      },
      {
        name: ['Two-Wheel Kick Scooter for Kids', 'बच्चों का दो पहियों वाला किक स्कूटर'],
        about: [
          'A low deck, adjustable handle and light-up wheels for six to twelve years.',
          'नीचा तख़्ता, ऊपर-नीचे होने वाला हैंडल और चमकते पहिए – छह से बारह साल के लिए।',
        ],
        price: 1499,
        colours: ['Blue', 'Pink'],
        artwork: 'kick-scooter',
        hsn: '95030010',
        care: [
          'Wear a helmet and ride away from traffic. Check the clamp before each ride.',
          'हेलमेट पहनें और गाड़ियों से दूर चलाएँ। हर बार चलाने से पहले क्लैंप जाँचें।',
        ],
      },
      {
        name: ['Waterproof Camping Tent', 'वाटरप्रूफ़ कैंपिंग टेंट'],
        about: [
          'Two poles, taped seams and a porch for boots; up in ten minutes.',
          'दो पोल, सील की हुई सिलाई और जूतों के लिए बरामदा; दस मिनट में तैयार।',
        ],
        price: 2299,
        sizes: [
          ['2 Person', 1],
          ['4 Person', 1.5],
        ],
        colours: ['Green'],
        artwork: 'tent',
        hsn: '63062200',
        care: [
          'Dry fully before packing. Do not cook inside.',
          'समेटने से पहले पूरा सुखाएँ। भीतर खाना न पकाएँ।',
        ],
      },
      {
        name: ['Brass Trekking Compass', 'पीतल का ट्रेकिंग कंपास'],
        about: [
          'A liquid-filled compass with a lid and a luminous dial for night walks.',
          'ढक्कन और अँधेरे में चमकने वाले डायल का तरल-भरा कंपास, रात की पैदल यात्राओं के लिए।',
        ],
        price: 499,
        artwork: 'compass',
        hsn: '90141000',
        care: ['Keep away from magnets and phones.', 'चुंबक और मोबाइल से दूर रखें।'],
        gst: 18,
      },
    ],
  },
];
