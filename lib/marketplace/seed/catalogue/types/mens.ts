import type { ProductType } from '../product-type';

export const mens: ProductType[] = [
  {
    key: 't-shirt',
    category: 'shirts-tshirts',
    brands: ['northlane', 'sutmala'],
    hsn: '61091000',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 't-shirt/round',
    tint: '#1f3a6b',
    sizes: ['M', 'L', 'XL', 'XXL'],
    sizeChart: 'men',
    reviews: 'clothing',
    care: [
      'Bio-washed so that it does not shrink. Machine wash at 30 °C, inside out.',
      'बायो-वॉश किया हुआ, इसलिए सिकुड़ता नहीं। उल्टा करके 30 °C पर मशीन में धोएँ।',
    ],
    designs: [
      {
        name: ['Round Neck Cotton T-Shirt for Men', 'पुरुषों की गोल गले वाली सूती टी-शर्ट'],
        about: [
          'Combed cotton of 180 GSM, soft on the skin and firm at the collar even after many washes.',
          '180 जीएसएम कॉम्ब्ड कॉटन – त्वचा पर मुलायम, और कई धुलाइयों के बाद भी गला ढीला नहीं होता।',
        ],
        price: 399,
        colours: ['Navy', 'Black', 'White'],
      },
      {
        name: ['Polo T-Shirt with Contrast Tipping', 'कंट्रास्ट किनारी वाली पोलो टी-शर्ट'],
        about: [
          'Breathable pique knit with a tipped collar, smart enough for a casual Friday at work.',
          'हवादार पीके निट और किनारीदार कॉलर वाली पोलो, दफ़्तर के कैज़ुअल फ़्राइडे के लिए भी सलीकेदार।',
        ],
        price: 649,
        colours: ['Maroon, White', 'Olive, White'],
        artwork: 't-shirt/polo',
      },
      {
        name: ['Dry-Fit Sports T-Shirt for Men', 'पुरुषों की ड्राई-फ़िट स्पोर्ट्स टी-शर्ट'],
        about: [
          'Quick-drying jersey with mesh under the arms that keeps you cool on a run or in the gym.',
          'जल्दी सूखने वाला जर्सी कपड़ा और बगल में जाली, जो दौड़ते समय या जिम में ठंडक बनाए रखती है।',
        ],
        price: 499,
        colours: ['Teal', 'Orange'],
        artwork: 'running-shirt',
      },
    ],
  },
  {
    key: 'mens-shirt',
    category: 'shirts-tshirts',
    brands: ['northlane', 'veerang'],
    hsn: '62052000',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'shirt/checks',
    tint: '#2a6fd0',
    sizes: ['M', 'L', 'XL', 'XXL'],
    sizeChart: 'men',
    reviews: 'clothing',
    care: [
      'Regular fit with a chest pocket. Wash with like colours and iron while slightly damp.',
      'रेगुलर फ़िट, सामने एक जेब। मिलते-जुलते रंगों के साथ धोएँ और हल्की नमी रहते इस्तरी करें।',
    ],
    designs: [
      {
        name: ['Checked Cotton Casual Shirt for Men', 'पुरुषों की चेक वाली सूती कैज़ुअल शर्ट'],
        about: [
          'Yarn-dyed checks on soft brushed cotton, with full sleeves that roll up neatly.',
          'मुलायम सूती कपड़े पर धागे से रंगे चेक; पूरी आस्तीन जो आसानी से मोड़ी जा सकती है।',
        ],
        price: 799,
        colours: ['Blue', 'Red', 'Green'],
      },
      {
        name: ['Pure Linen Shirt for Men', 'पुरुषों की शुद्ध लिनेन शर्ट'],
        about: [
          'Airy linen with a spread collar, the coolest thing to wear from April to June.',
          'फैले कॉलर वाली हवादार लिनेन शर्ट – अप्रैल से जून तक पहनने के लिए सबसे ठंडी।',
        ],
        price: 1499,
        colours: ['White', 'Beige'],
        artwork: 'shirt/linen',
      },
      {
        name: ['Striped Formal Shirt for Men', 'पुरुषों की धारीदार फ़ॉर्मल शर्ट'],
        about: [
          'Fine pencil stripes on wrinkle-resistant cotton, tailored for long days in meetings.',
          'सिलवट-रोधी सूती कपड़े पर महीन धारियाँ – दिन भर की मीटिंग के लिए सिली गई शर्ट।',
        ],
        price: 999,
        colours: ['Navy', 'Grey'],
        artwork: 'shirt/stripes',
      },
    ],
  },
  {
    key: 'jeans',
    category: 'jeans-trousers',
    brands: ['northlane'],
    hsn: '62034200',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'jeans',
    tint: '#44597a',
    sizes: ['30', '32', '34', '36'],
    sizeChart: 'trousers',
    reviews: 'clothing',
    care: [
      'The size is the waist in inches. Wash inside out in cold water to keep the dye.',
      'साइज़ कमर का माप इंच में है। रंग बनाए रखने के लिए उल्टा करके ठंडे पानी में धोएँ।',
    ],
    designs: [
      {
        name: ['Slim Fit Stretch Jeans for Men', 'पुरुषों की स्लिम फ़िट स्ट्रेच जींस'],
        about: [
          'Cotton denim with a touch of stretch, five pockets and a clean dark wash that suits office and outings.',
          'हल्के स्ट्रेच वाली सूती डेनिम, पाँच जेबें और साफ़ गहरा रंग – दफ़्तर और घूमने दोनों के लिए।',
        ],
        price: 1199,
        colours: ['Navy', 'Black'],
      },
      {
        name: ['Straight Fit Washed Jeans for Men', 'पुरुषों की स्ट्रेट फ़िट वॉश्ड जींस'],
        about: [
          'Straight through the leg with a mid rise and a faded wash; sturdy twill for daily wear.',
          'मिड राइज़ और सीधी कटाई वाली फ़ेडेड जींस, रोज़ पहनने के लिए मज़बूत ट्विल।',
        ],
        price: 1399,
        colours: ['Blue', 'Grey'],
      },
      {
        name: ['Relaxed Fit Cargo Jeans for Men', 'पुरुषों की रिलैक्स्ड फ़िट कार्गो जींस'],
        about: [
          'Roomy denim with buttoned cargo pockets on both sides for phone, wallet and keys.',
          'दोनों ओर बटन वाली कार्गो जेबों के साथ खुली-खुली डेनिम – फ़ोन, बटुए और चाबियों के लिए भरपूर जगह।',
        ],
        price: 1599,
        colours: ['Olive', 'Beige'],
      },
    ],
  },
  {
    key: 'trousers',
    category: 'jeans-trousers',
    brands: ['northlane', 'veerang'],
    hsn: '62034990',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'trousers',
    tint: '#8a7a5a',
    sizes: ['30', '32', '34', '36'],
    sizeChart: 'trousers',
    reviews: 'clothing',
    care: [
      'The size is the waist in inches. Machine wash cold and iron on medium heat.',
      'साइज़ कमर का माप इंच में है। ठंडे पानी में मशीन से धोएँ और मध्यम ताप पर इस्तरी करें।',
    ],
    designs: [
      {
        name: ['Cotton Chinos for Men', 'पुरुषों की सूती चिनोज़'],
        about: [
          'Soft peached twill with a tapered leg that works with a shirt or a polo.',
          'मुलायम ट्विल और नीचे से पतली कटाई वाली चिनोज़, शर्ट और पोलो दोनों के साथ जँचती है।',
        ],
        price: 1099,
        colours: ['Beige', 'Olive', 'Navy'],
      },
      {
        name: ['Formal Flat Front Trousers for Men', 'पुरुषों की फ़ॉर्मल फ़्लैट फ़्रंट पतलून'],
        about: [
          'Poly-viscose blend that resists creases, with a comfortable inner waistband.',
          'सिलवटें रोकने वाला पॉली-विस्कोस कपड़ा और आरामदायक भीतरी कमरबंद।',
        ],
        price: 1249,
        colours: ['Black', 'Grey'],
      },
      {
        name: ['Cotton Lounge Shorts for Men', 'पुरुषों के सूती लाउंज शॉर्ट्स'],
        about: [
          'Knitted shorts with a drawstring and zipped pockets for lazy Sundays and morning walks.',
          'नाड़े और चेन वाली जेबों के साथ बुने हुए शॉर्ट्स – इतवार के आराम और सुबह की सैर के लिए।',
        ],
        price: 449,
        colours: ['Grey', 'Navy'],
        artwork: 'shorts',
      },
    ],
  },
];
