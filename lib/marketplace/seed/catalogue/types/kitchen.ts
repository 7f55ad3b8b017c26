import type { ProductType } from '../product-type';

export const kitchen: ProductType[] = [
  {
    key: 'pan',
    category: 'cookware',
    brands: ['dhatuka', 'rasoiva'],
    hsn: '76151021',
    gst: 5,
    returns: 'return_7',
    artwork: 'kadhai',
    tint: '#4a4f58',
    sizes: [
      ['24 cm', 1],
      ['28 cm', 1.3],
    ],
    reviews: 'kitchen',
    care: [
      'Works on gas and induction. Use wooden spoons and a soft scrubber.',
      'गैस और इंडक्शन दोनों पर चलता है। लकड़ी की करछी और मुलायम स्क्रबर इस्तेमाल करें।',
    ],
    designs: [
      {
        name: ['Non-Stick Kadhai with Lid', 'ढक्कन के साथ नॉन-स्टिक कड़ाही'],
        about: [
          'Three-layer coating for less oil, riveted handles and a glass lid with a steam vent.',
          'कम तेल में पकाने के लिए तीन परत की कोटिंग, रिवेट वाले हैंडल और भाप निकलने वाला काँच का ढक्कन।',
        ],
        price: 999,
        colours: ['Black', 'Maroon'],
      },
      {
        name: ['Cast Iron Kadhai', 'कास्ट आयरन कड़ाही'],
        about: [
          'Pre-seasoned cast iron that browns vegetables evenly and adds iron to the food.',
          'पहले से सीज़न की हुई ढलवाँ लोहे की कड़ाही, सब्ज़ी समान रूप से भूनती है और खाने में आयरन बढ़ाती है।',
        ],
        price: 1299,
        hsn: '73239110',
        care: [
          'Dry at once after washing and rub in a drop of oil. Do not soak or use soap every day.',
          'धोने के तुरंत बाद सुखाएँ और एक बूँद तेल मलें। भिगोकर न छोड़ें और रोज़ साबुन न लगाएँ।',
        ],
        artwork: 'kadhai/iron',
      },
      {
        name: ['Granite Finish Frying Pan', 'ग्रेनाइट फ़िनिश फ़्राइंग पैन'],
        about: [
          'A heavy base that heats evenly for omelettes, cheela and uttapam, with a stay-cool handle.',
          'ऑमलेट, चीला और उत्तपम के लिए समान रूप से गर्म होने वाली भारी तली और ठंडा रहने वाला हैंडल।',
        ],
        price: 799,
        artwork: 'cooking',
      },
    ],
  },
  {
    key: 'pressure-cooker',
    category: 'cookware',
    brands: ['dhatuka', 'rasoiva'],
    hsn: '76151011',
    gst: 5,
    returns: 'return_7',
    artwork: 'pressureCooker',
    tint: '#d64545',
    sizes: [
      ['3 L', 1],
      ['5 L', 1.4],
    ],
    reviews: 'kitchen',
    care: [
      'ISI-marked, five years’ warranty. Change the gasket once a year and never block the vent.',
      'आईएसआई मार्क, पाँच साल की वारंटी। साल में एक बार रबर बदलें और सीटी का रास्ता कभी न रोकें।',
    ],
    designs: [
      {
        name: ['Aluminium Pressure Cooker', 'एल्युमीनियम प्रेशर कुकर'],
        about: [
          'The everyday outer-lid cooker for dal, rice and rajma, with a base that suits gas and induction.',
          'दाल, चावल और राजमा के लिए बाहरी ढक्कन वाला रोज़ का कुकर, गैस और इंडक्शन दोनों पर।',
        ],
        price: 1099,
      },
      {
        name: ['Tri-Ply Stainless Steel Pressure Cooker', 'ट्राई-प्लाई स्टेनलेस स्टील प्रेशर कुकर'],
        about: [
          'Steel inside and out with an aluminium core, so that nothing burns at the bottom.',
          'भीतर-बाहर स्टील और बीच में एल्युमीनियम की परत, जिससे तले में कुछ नहीं जलता।',
        ],
        price: 2299,
        hsn: '73239310',
      },
      {
        name: ['Hard Anodised Handi Cooker', 'हार्ड एनोडाइज़्ड हांडी कुकर'],
        about: [
          'A curved handi body that is easy to stir and good-looking enough to bring to the table.',
          'गोल हांडी का आकार, चलाने में आसान और इतना सुंदर कि सीधे मेज़ पर परोसा जा सके।',
        ],
        price: 1699,
        artwork: 'pressureCooker/handi',
      },
    ],
  },
  {
    key: 'dinner-set',
    category: 'dinnerware',
    brands: ['mittika', 'dhatuka'],
    hsn: '69111011',
    gst: 5,
    returns: 'return_7',
    artwork: 'plates/pottery',
    tint: '#2a6fd0',
    reviews: 'kitchen',
    care: [
      'Safe for dishwasher and microwave. Packed in double boxes; broken pieces are replaced.',
      'डिशवॉशर और माइक्रोवेव में सुरक्षित। दोहरे डिब्बे में पैक; टूटा हुआ बदला जाता है।',
    ],
    designs: [
      {
        name: ['Blue Pottery Style Ceramic Dinner Set', 'ब्लू पॉटरी शैली का सिरेमिक डिनर सेट'],
        about: [
          'Plates and bowls with a hand-applied flower in the spirit of Jaipur blue pottery.',
          'जयपुर की ब्लू पॉटरी जैसे फूलों वाली थालियाँ और कटोरियाँ।',
        ],
        price: 2199,
        sizes: [
          ['12 Pieces', 1],
          ['18 Pieces', 1.4],
        ],
      },
      {
        name: ['Opalware Dinner Set', 'ओपलवेयर डिनर सेट'],
        about: [
          'Light, chip-resistant opal glass with a green vine border for daily meals and guests alike.',
          'हल्का और किनारों से न झड़ने वाला ओपल काँच, हरी बेल के बॉर्डर के साथ – रोज़ के लिए भी, मेहमानों के लिए भी।',
        ],
        price: 1599,
        colours: ['Green'],
        hsn: '70134900',
        artwork: 'plates/dots',
        gst: 18,
      },
      {
        name: ['Kansa Thali Set', 'काँसे की थाली का सेट'],
        about: [
          'A bronze thali with two bowls, a glass and a spoon, hand-beaten by Odisha craftsmen.',
          'काँसे की थाली, दो कटोरियाँ, गिलास और चम्मच – ओडिशा के कारीगरों ने हाथ से पीटकर बनाया।',
        ],
        price: 2799,
        colours: ['Gold'],
        hsn: '74182010',
        care: [
          'Rub with tamarind or lemon and ash to bring back the shine. Not for the microwave.',
          'चमक लौटाने के लिए इमली या नींबू और राख से रगड़ें। माइक्रोवेव में न रखें।',
        ],
        artwork: 'plates/kansa',
      },
    ],
  },
  {
    key: 'mug',
    category: 'dinnerware',
    brands: ['mittika', 'chaiwari'],
    hsn: '69120010',
    gst: 5,
    returns: 'return_7',
    artwork: 'mug/stripes',
    tint: '#1c8c86',
    reviews: 'kitchen',
    care: ['Microwave safe. Wash with a soft sponge.', 'माइक्रोवेव में सुरक्षित। मुलायम स्पंज से धोएँ।'],
    designs: [
      {
        name: ['Ceramic Coffee Mug', 'सिरेमिक कॉफ़ी मग'],
        about: [
          'A generous 350 ml mug with a comfortable handle and a glaze that does not stain.',
          '350 मि.ली. का बड़ा मग, आरामदायक हैंडल और दाग न पकड़ने वाली चमक के साथ।',
        ],
        price: 249,
        colours: ['Teal', 'Red', 'Black'],
      },
      {
        name: ['Terracotta Kulhad Cups Set of 6', 'मिट्टी के कुल्हड़, 6 का सेट'],
        about: [
          'Baked clay kulhads that give chai the smell of the first rain; glazed inside for daily use.',
          'पकी मिट्टी के कुल्हड़, जिनमें चाय से पहली बारिश की सोंधी ख़ुशबू आती है; रोज़ के लिए भीतर से ग्लेज़ किए हुए।',
        ],
        price: 399,
        colours: ['Brown'],
        artwork: 'mug',
      },
      {
        name: ['Ceramic Teapot with Strainer', 'छन्नी के साथ सिरेमिक चायदानी'],
        about: [
          'Pours four cups without a drip and keeps the leaves behind in a steel strainer.',
          'बिना टपके चार कप चाय परोसती है और पत्तियाँ स्टील की छन्नी में रोक लेती है।',
        ],
        price: 799,
        colours: ['Blue', 'Mustard'],
        artwork: 'teapot',
      },
    ],
  },
  {
    key: 'kitchen-tool',
    category: 'kitchen-tools',
    brands: ['dhatuka', 'rasoiva'],
    hsn: '82119100',
    gst: 18,
    returns: 'return_7',
    artwork: 'kitchen-knife',
    tint: '#5a6578',
    reviews: 'kitchen',
    care: [
      'Wash by hand and dry at once. Keep sharp things away from children.',
      'हाथ से धोएँ और तुरंत सुखाएँ। धारदार चीज़ें बच्चों से दूर रखें।',
    ],
    designs: [
      {
        name: ['Stainless Steel Chef Knife', 'स्टेनलेस स्टील का शेफ़ चाकू'],
        about: [
          'A balanced 8-inch blade that slices onions thin and stays sharp for months.',
          '8 इंच का संतुलित चाकू, प्याज़ बारीक काटता है और महीनों तक धार बनाए रखता है।',
        ],
        price: 399,
      },
      {
        name: ['Cutlery Set of 24 with Stand', 'स्टैंड के साथ 24 पीस कटलरी सेट'],
        about: [
          'Spoons, forks and knives in mirror-polished steel for a family of six.',
          'छह लोगों के परिवार के लिए शीशे जैसे चमकते स्टील के चम्मच, काँटे और चाकू।',
        ],
        price: 749,
        artwork: 'fork-and-knife',
        hsn: '82152000',
      },
      {
        name: ['Brass Serving Ladle Set of 3', 'पीतल की करछी, 3 का सेट'],
        about: [
          'Three hand-finished ladles for dal, rice and kheer that look splendid on a festive table.',
          'दाल, चावल और खीर के लिए हाथ से तराशी तीन करछियाँ, त्योहार की मेज़ पर बहुत सजती हैं।',
        ],
        price: 999,
        colours: ['Gold'],
        artwork: 'spoon',
        hsn: '82159900',
      },
    ],
  },
];
