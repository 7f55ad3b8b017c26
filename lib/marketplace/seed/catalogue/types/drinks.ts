import type { ProductType } from '../product-type';

export const drinks: ProductType[] = [
  {
    key: 'tea',
    category: 'tea-coffee-drinks',
    brands: ['chaiwari'],
    hsn: '09023020',
    gst: 5,
    returns: 'none',
    artwork: 'tin:teapot',
    tint: '#7a4a22',
    sizes: [
      ['250 g', 1],
      ['500 g', 1.85],
    ],
    reviews: 'food',
    care: [
      'Vegetarian. Store airtight, away from spices and sunlight; best within 18 months of packing.',
      'शाकाहारी। हवाबंद डिब्बे में, मसालों और धूप से दूर रखें; पैकिंग से 18 महीने तक उत्तम।',
    ],
    designs: [
      {
        name: ['Strong Assam CTC Tea', 'कड़क असम सीटीसी चाय'],
        about: [
          'Full-bodied leaf from Upper Assam for a reddish, strong cup with milk and ginger.',
          'ऊपरी असम की दानेदार पत्ती – दूध और अदरक के साथ गहरे रंग की कड़क चाय।',
        ],
        price: 169,
      },
      {
        name: ['Darjeeling First Flush Leaf Tea', 'दार्जिलिंग फ़र्स्ट फ़्लश पत्ती चाय'],
        about: [
          'Whole spring leaves with the light muscatel taste of the hills, to be drunk without milk.',
          'पहाड़ों की वसंत की पहली पत्तियाँ, अंगूर-सी हल्की महक के साथ – बिना दूध के पीने के लिए।',
        ],
        price: 549,
        sizes: [
          ['100 g', 1],
          ['250 g', 2.2],
        ],
        artwork: 'tin:mountain',
      },
      {
        name: ['Masala Chai with Whole Spices', 'साबुत मसालों वाली मसाला चाय'],
        about: [
          'CTC tea blended with cardamom, clove, ginger and tulsi, ready for the pot.',
          'इलायची, लौंग, सोंठ और तुलसी मिली सीटीसी चाय – सीधे पतीले में डालने के लिए।',
        ],
        price: 229,
        artwork: 'tin:ginger-root',
      },
      {
        name: ['Kashmiri Kahwa Green Tea', 'कश्मीरी कहवा ग्रीन टी'],
        about: [
          'Green leaf with saffron, almond slivers and cinnamon, as served in Srinagar winters.',
          'केसर, बादाम की कतरन और दालचीनी वाली हरी पत्ती – जैसी श्रीनगर की सर्दियों में परोसी जाती है।',
        ],
        price: 349,
        sizes: ['100 g'],
        artwork: 'tin:leafy-green',
      },
    ],
  },
  {
    key: 'coffee',
    category: 'tea-coffee-drinks',
    brands: ['chaiwari', 'khetmool'],
    hsn: '09012190',
    gst: 5,
    returns: 'none',
    artwork: 'jar:hot-beverage',
    tint: '#5a3a22',
    reviews: 'food',
    care: [
      'Vegetarian. Close well and use a dry spoon; best within a year of packing.',
      'शाकाहारी। अच्छी तरह बंद रखें और सूखे चम्मच से निकालें; पैकिंग से एक साल तक उत्तम।',
    ],
    designs: [
      {
        name: ['South Indian Filter Coffee Powder', 'दक्षिण भारतीय फ़िल्टर कॉफ़ी पाउडर'],
        about: [
          'Chikmagalur arabica and peaberry with 20% chicory for a thick decoction.',
          'चिकमगलूर की अरेबिका और पीबेरी, 20% चिकोरी के साथ – गाढ़े डिकॉक्शन के लिए।',
        ],
        price: 299,
        sizes: [
          ['250 g', 1],
          ['500 g', 1.85],
        ],
        artwork: 'tin:coffee',
      },
      {
        name: ['Classic Instant Coffee', 'क्लासिक इंस्टेंट कॉफ़ी'],
        about: [
          'Spray-dried granules that dissolve at once, hot or iced; makes about 60 cups.',
          'तुरंत घुलने वाले दाने, गर्म हो या ठंडी; लगभग 60 कप के लिए।',
        ],
        price: 329,
        sizes: ['100 g'],
        hsn: '21011110',
      },
      {
        name: ['Coorg Arabica Coffee Beans', 'कूर्ग अरेबिका कॉफ़ी बीन्स'],
        about: [
          'Shade-grown under pepper vines and roasted medium; notes of jaggery and orange.',
          'काली मिर्च की बेलों की छाँव में उगी, मध्यम भुनी बीन्स; स्वाद में गुड़ और संतरे की झलक।',
        ],
        price: 499,
        sizes: ['250 g'],
        artwork: 'tin:coffee-beans',
      },
    ],
  },
  {
    key: 'cold-drinks',
    category: 'tea-coffee-drinks',
    brands: ['chatkaro', 'khetmool'],
    hsn: '22029920',
    gst: 5,
    returns: 'none',
    artwork: 'tallBottle:mango',
    tint: '#d99a1c',
    reviews: 'food',
    care: [
      'Vegetarian. Serve chilled; after opening keep in the fridge and use within the days printed on the pack.',
      'शाकाहारी। ठंडा परोसें; खोलने के बाद फ़्रिज में रखें और पैक पर छपे दिनों में इस्तेमाल करें।',
    ],
    designs: [
      {
        name: ['Fizzy Lemon Masala Soda', 'नींबू मसाला सोडा'],
        about: [
          'Street-style banta with black salt and cumin in a chilled can.',
          'काला नमक और जीरे वाला ठेले जैसा बंटा, अब ठंडे कैन में।',
        ],
        price: 199,
        sizes: ['300 ml, Pack of 6'],
        artwork: 'can:lemon',
        hsn: '22021010',
        gst: 40,
      },
      {
        name: ['Alphonso Mango Squash', 'हापुस आम का स्क्वैश'],
        about: [
          'Thick with Ratnagiri Alphonso pulp; one bottle makes about twenty glasses.',
          'रत्नागिरी के हापुस के गूदे से गाढ़ा; एक बोतल में लगभग बीस गिलास।',
        ],
        price: 189,
        sizes: ['750 ml'],
      },
      {
        name: ['Rose Syrup with Petals', 'पंखुड़ियों वाला गुलाब शरबत'],
        about: [
          'Rose distillate and real petals for sharbat, lassi and faluda.',
          'शरबत, लस्सी और फ़ालूदा के लिए गुलाब का अर्क और असली पंखुड़ियाँ।',
        ],
        price: 169,
        sizes: ['700 ml'],
        artwork: 'tallBottle:rose',
        hsn: '21069011',
      },
    ],
  },
];
