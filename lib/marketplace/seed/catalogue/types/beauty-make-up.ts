import type { ProductType } from '../product-type';

export const beautyMakeUp: ProductType[] = [
  {
    key: 'lipstick',
    category: 'make-up',
    brands: ['roopnika', 'zhivara'],
    hsn: '33041000',
    gst: 18,
    returns: 'none',
    artwork: 'lipstick',
    tint: '#c0305a',
    reviews: 'general',
    care: [
      'Vegan and not tested on animals. Best within two years of opening; wipe after use.',
      'वीगन, पशुओं पर परीक्षण नहीं। खोलने के दो साल के भीतर इस्तेमाल करें; लगाने के बाद पोंछें।',
    ],
    designs: [
      {
        name: ['Matte Bullet Lipstick', 'मैट बुलेट लिपस्टिक'],
        about: [
          'Full colour in one stroke, with shea butter so that matt does not mean dry.',
          'एक ही बार में भरपूर रंग; शिया बटर की वजह से मैट होकर भी होंठ रूखे नहीं होते।',
        ],
        price: 349,
        colours: ['Red', 'Pink', 'Maroon'],
      },
      {
        name: ['Tinted Lip Balm', 'रंग वाला लिप बाम'],
        about: [
          'A sheer tint with beetroot and ghee for every day, also over lipstick.',
          'चुकंदर और घी वाला हल्का रंग, रोज़ के लिए – लिपस्टिक के ऊपर भी।',
        ],
        price: 199,
        colours: ['Orange', 'Pink'],
      },
      {
        name: ['Sindoor Stick with Applicator', 'एप्लिकेटर वाली सिंदूर स्टिक'],
        about: [
          'Smooth colour that draws a fine line in the parting and does not spill on the forehead.',
          'चिकना रंग जो माँग में महीन रेखा खींचता है और माथे पर नहीं फैलता।',
        ],
        price: 129,
        colours: ['Red', 'Maroon'],
      },
    ],
  },
  {
    key: 'nails-eyes',
    category: 'make-up',
    brands: ['roopnika'],
    hsn: '33043000',
    gst: 18,
    returns: 'none',
    artwork: 'nail-polish',
    tint: '#9c3a8a',
    reviews: 'general',
    care: [
      'Close tightly after use and keep away from heat and flame.',
      'इस्तेमाल के बाद कसकर बंद करें; गर्मी और आग से दूर रखें।',
    ],
    designs: [
      {
        name: ['Glossy Nail Polish', 'चमकदार नेल पॉलिश'],
        about: [
          'Quick-drying gloss with a flat brush that covers a nail in two strokes.',
          'जल्दी सूखने वाली चमक और चपटा ब्रश, जो दो बार में पूरा नाख़ून ढक देता है।',
        ],
        price: 99,
        colours: ['Red', 'Purple', 'Teal'],
      },
      {
        name: ['Ayurvedic Kajal', 'आयुर्वेदिक काजल'],
        about: [
          'Made with camphor, almond soot and cow’s ghee in the traditional way; deep black that lasts the day.',
          'कपूर, बादाम की कालिख और देसी घी से पारंपरिक ढंग से बना; दिन भर टिकने वाला गहरा काला।',
        ],
        price: 149,
        artwork: 'jar:eye',
        hsn: '33042000',
        care: [
          'Apply with a clean finger or the stick supplied. Do not share.',
          'साफ़ उँगली या साथ दी गई सलाई से लगाएँ। किसी और के साथ साझा न करें।',
        ],
      },
      {
        name: ['Make-up Brush Set of 8', 'मेकअप ब्रश, 8 का सेट'],
        about: [
          'Soft synthetic bristles for base, blush, eyes and brows, in a roll-up pouch.',
          'बेस, ब्लश, आँखों और भौंहों के लिए मुलायम सिंथेटिक ब्रश, लपेटने वाली थैली में।',
        ],
        price: 499,
        artwork: 'paintbrush',
        hsn: '96033090',
        care: [
          'Wash with baby shampoo once a week and dry lying flat.',
          'हफ़्ते में एक बार बेबी शैंपू से धोएँ और लिटाकर सुखाएँ।',
        ],
      },
    ],
  },
  {
    key: 'soap',
    category: 'bath-fragrance',
    brands: ['vanaspa', 'niramayo'],
    hsn: '34011190',
    gst: 5,
    returns: 'none',
    artwork: 'soap',
    tint: '#b06ac0',
    sizes: [
      ['Pack of 3', 1],
      ['Pack of 6', 1.9],
    ],
    reviews: 'beauty',
    care: [
      'Keep on a draining dish between baths. For external use only.',
      'नहाने के बाद पानी निकलने वाली साबुनदानी में रखें। केवल बाहरी उपयोग के लिए।',
    ],
    designs: [
      {
        name: ['Sandalwood Bathing Soap', 'चंदन का नहाने का साबुन'],
        about: [
          'A rich bar with sandalwood oil and glycerine that keeps its scent to the last sliver.',
          'चंदन तेल और ग्लिसरीन वाला साबुन, जिसकी ख़ुशबू आख़िरी टुकड़े तक रहती है।',
        ],
        price: 149,
      },
      {
        name: ['Handmade Rose and Milk Soap', 'हाथ से बना गुलाब-दूध साबुन'],
        about: [
          'Cold-processed with goat’s milk and rose petals from Pushkar, cured for six weeks.',
          'बकरी के दूध और पुष्कर के गुलाब से कोल्ड प्रोसेस में बना, छह हफ़्ते सुखाया हुआ।',
        ],
        price: 249,
        artwork: 'soap:rose',
      },
      {
        name: ['Neem Wood Toothbrush', 'नीम की लकड़ी का टूथब्रश'],
        about: [
          'A plastic-free handle of neem wood with soft charcoal bristles.',
          'नीम की लकड़ी का प्लास्टिक-मुक्त हैंडल और मुलायम चारकोल रेशे।',
        ],
        price: 129,
        artwork: 'toothbrush',
        hsn: '96032100',
        care: [
          'Rinse, dry upright and change every three months.',
          'धोकर खड़ा सुखाएँ और हर तीन महीने में बदलें।',
        ],
      },
    ],
  },
  {
    key: 'perfume',
    category: 'bath-fragrance',
    brands: ['roopnika', 'zhivara'],
    hsn: '33030050',
    gst: 18,
    returns: 'none',
    artwork: 'perfume:rose',
    tint: '#b8609c',
    reviews: 'beauty',
    care: [
      'Spray from 15 cm on pulse points. Flammable: keep away from fire and sun.',
      '15 सेमी दूर से नब्ज़ वाली जगहों पर छिड़कें। ज्वलनशील है: आग और धूप से दूर रखें।',
    ],
    designs: [
      {
        name: ['Rose and Oud Perfume for Women', 'महिलाओं का गुलाब-ऊद परफ़्यूम'],
        about: [
          'Opens with Kannauj rose and settles into warm oud that stays through an evening.',
          'शुरुआत कन्नौज के गुलाब से, फिर शाम भर टिकने वाली ऊद की गर्म महक।',
        ],
        price: 799,
        sizes: [
          ['50 ml', 1],
          ['100 ml', 1.65],
        ],
      },
      {
        name: ['Vetiver Perfume for Men', 'पुरुषों का ख़स परफ़्यूम'],
        about: [
          'Green khus and lemon over cedar, cool as a wet summer screen.',
          'देवदार पर हरी ख़स और नींबू – भीगे हुए ख़स के परदे जैसी ठंडक।',
        ],
        price: 699,
        sizes: ['100 ml'],
        artwork: 'perfume:lemon',
      },
      {
        name: ['Alcohol-Free Mogra Attar', 'बिना अल्कोहल का मोगरा इत्र'],
        about: [
          'Distilled in copper degs at Kannauj; a drop behind the ear lasts the day.',
          'कन्नौज में ताँबे की देग में खींचा गया इत्र; कान के पीछे एक बूँद दिन भर महकती है।',
        ],
        price: 449,
        sizes: ['10 ml'],
        artwork: 'perfume:blossom',
        care: [
          'Roll or dab on the skin; may stain light silk. Keep the stopper closed.',
          'त्वचा पर लगाएँ; हल्के रंग के सिल्क पर दाग पड़ सकता है। ढक्कन बंद रखें।',
        ],
      },
    ],
  },
];
