import type { ProductType } from '../product-type';

export const storage: ProductType[] = [
  {
    key: 'bottle',
    category: 'bottles-storage',
    brands: ['dhatuka', 'safarnik'],
    hsn: '73239390',
    gst: 5,
    returns: 'return_7',
    artwork: 'bottle',
    tint: '#1c8c86',
    sizes: [
      ['500 ml', 1],
      ['1 L', 1.35],
    ],
    reviews: 'kitchen',
    care: [
      'Wash with warm water and a bottle brush, and dry with the cap off.',
      'गुनगुने पानी और बोतल ब्रश से धोएँ, और ढक्कन खोलकर सुखाएँ।',
    ],
    designs: [
      {
        name: ['Stainless Steel Water Bottle', 'स्टेनलेस स्टील की पानी की बोतल'],
        about: [
          'Single-wall food-grade steel with a leak-proof cap, light enough for a school bag.',
          'फ़ूड-ग्रेड स्टील और न रिसने वाला ढक्कन, स्कूल बैग में ले जाने लायक हल्की।',
        ],
        price: 349,
        colours: ['Blue', 'Pink', 'Silver'],
      },
      {
        name: ['Insulated Steel Flask', 'इंसुलेटेड स्टील फ़्लास्क'],
        about: [
          'Double-wall vacuum keeps tea hot for 12 hours and water cold for 24.',
          'दोहरी दीवार का वैक्यूम – चाय 12 घंटे गर्म और पानी 24 घंटे ठंडा।',
        ],
        price: 849,
        colours: ['Black', 'Green'],
        hsn: '96170012',
        gst: 18,
      },
      {
        name: ['Pure Copper Water Bottle', 'शुद्ध ताँबे की पानी की बोतल'],
        about: [
          'Seamless hammered copper; fill it at night and drink in the morning, as grandmothers advise.',
          'बिना जोड़ की हथौड़े से पीटी हुई ताँबे की बोतल; रात को भरें और सुबह पिएँ, जैसा दादी-नानी कहती हैं।',
        ],
        price: 899,
        colours: ['Orange'],
        hsn: '74181022',
        care: [
          'Clean with lemon and salt once a week. Not for milk, juice or the fridge.',
          'हफ़्ते में एक बार नींबू और नमक से साफ़ करें। दूध, जूस या फ़्रिज के लिए नहीं।',
        ],
        artwork: 'bottle/copper',
      },
    ],
  },
  {
    key: 'tiffin',
    category: 'bottles-storage',
    brands: ['dhatuka', 'rasoiva'],
    hsn: '73239390',
    gst: 5,
    returns: 'return_7',
    artwork: 'tiffin',
    tint: '#d64545',
    reviews: 'kitchen',
    care: [
      'Dishwasher safe without the seals. Dry the lids well before closing.',
      'रबर निकालकर डिशवॉशर में धो सकते हैं। बंद करने से पहले ढक्कन अच्छी तरह सुखाएँ।',
    ],
    designs: [
      {
        name: ['Steel Tiffin Carrier with 3 Boxes', '3 डिब्बों वाला स्टील का टिफ़िन कैरियर'],
        about: [
          'Three tight-fitting boxes for roti, sabzi and rice, held by a clip that does not open by itself.',
          'रोटी, सब्ज़ी और चावल के लिए तीन कसे हुए डिब्बे, ऐसे क्लिप के साथ जो अपने आप नहीं खुलता।',
        ],
        price: 649,
        colours: ['Red', 'Blue'],
      },
      {
        name: ['Electric Lunch Box', 'इलेक्ट्रिक लंच बॉक्स'],
        about: [
          'Plug it in at the desk and eat a hot lunch in twenty minutes; steel boxes lift out for washing.',
          'डेस्क पर प्लग लगाएँ और बीस मिनट में गर्म खाना; स्टील के डिब्बे धोने के लिए बाहर निकलते हैं।',
        ],
        price: 1299,
        colours: ['Purple'],
        hsn: '85167990',
        gst: 18,
        artwork: 'tiffin/electric',
      },
      {
        name: ['Kids Bento Lunch Box', 'बच्चों का बेंटो लंच बॉक्स'],
        about: [
          'Four little compartments so that fruit stays away from paratha, with a clasp small hands can open.',
          'चार छोटे ख़ाने ताकि फल पराठे से अलग रहें; बंद ऐसा कि छोटे हाथ भी खोल लें।',
        ],
        price: 399,
        colours: ['Yellow', 'Pink'],
        artwork: 'bento-box',
        hsn: '39241090',
        gst: 18,
      },
    ],
  },
  {
    key: 'jars',
    category: 'bottles-storage',
    brands: ['mittika', 'rasoiva'],
    hsn: '70133700',
    gst: 18,
    returns: 'return_7',
    artwork: 'jars/glass',
    tint: '#c0562a',
    reviews: 'kitchen',
    care: [
      'Wash before first use and dry fully, so that spices do not clump.',
      'पहली बार इस्तेमाल से पहले धोएँ और पूरा सुखाएँ ताकि मसालों में गाँठें न पड़ें।',
    ],
    designs: [
      {
        name: ['Glass Storage Jars with Wooden Lids', 'लकड़ी के ढक्कन वाले काँच के जार'],
        about: [
          'Clear borosilicate jars with airtight acacia lids that keep dal and dry fruit fresh in sight.',
          'एयरटाइट अकेशिया ढक्कन वाले पारदर्शी बोरोसिलिकेट जार, दाल और मेवे ताज़ा भी और सामने भी।',
        ],
        price: 899,
        sizes: [
          ['Set of 3', 1],
          ['Set of 6', 1.8],
        ],
      },
      {
        name: ['Airtight Kitchen Containers', 'रसोई के एयरटाइट डिब्बे'],
        about: [
          'Stackable BPA-free containers with a locking lid on each side, for atta, rice and snacks.',
          'एक के ऊपर एक रखे जाने वाले बीपीए-मुक्त डिब्बे, चारों ओर लॉक – आटा, चावल और नमकीन के लिए।',
        ],
        price: 649,
        sizes: ['Set of 6'],
        colours: ['Green', 'Purple'],
        hsn: '39241090',
        artwork: 'jars/containers',
      },
      {
        name: ['Handwoven Bamboo Fruit Basket', 'हाथ से बुनी बाँस की फल टोकरी'],
        about: [
          'Split bamboo from the North-East, woven close enough for grapes and strong enough for mangoes.',
          'पूर्वोत्तर के बाँस की बारीक बुनी टोकरी – अंगूर भी न गिरें और आम का वज़न भी सह ले।',
        ],
        price: 449,
        artwork: 'basket',
        hsn: '46021100',
        care: [
          'Dust with a brush and keep dry; wipe with a little oil once a year.',
          'ब्रश से झाड़ें और सूखा रखें; साल में एक बार थोड़ा तेल लगाकर पोंछें।',
        ],
        gst: 5,
      },
    ],
  },
];
