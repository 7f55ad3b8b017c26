import type { ProductType } from '../product-type';

export const baby: ProductType[] = [
  {
    key: 'diapers',
    category: 'baby-care',
    brands: ['gubbaru', 'niramayo'],
    hsn: '96190030',
    gst: 5,
    returns: 'none',
    artwork: 'pouch:baby',
    tint: '#4aa0c8',
    reviews: 'general',
    care: [
      'Change every three to four hours and keep the pack closed in a dry place.',
      'हर तीन-चार घंटे में बदलें और पैक को बंद करके सूखी जगह पर रखें।',
    ],
    designs: [
      {
        name: ['Overnight Diaper Pants', 'ओवरनाइट डायपर पैंट'],
        about: [
          'Pull-up pants with a soft waistband and a core that stays dry for up to 12 hours of sleep.',
          'मुलायम कमरबंद वाली पैंट, जिसकी भीतरी परत 12 घंटे तक की नींद में सूखापन बनाए रखती है।',
        ],
        price: 649,
        sizes: [
          ['M, Pack of 56', 1],
          ['L, Pack of 48', 1.05],
        ],
      },
      {
        name: ['Reusable Cloth Diapers', 'दोबारा इस्तेमाल होने वाले कपड़े के डायपर'],
        about: [
          'Adjustable cloth diapers with snap buttons and washable organic cotton inserts.',
          'बटन से छोटे-बड़े होने वाले कपड़े के डायपर, धोने लायक ऑर्गेनिक सूती पैड के साथ।',
        ],
        price: 799,
        sizes: ['Pack of 3'],
        colours: ['Yellow', 'Teal'],
        artwork: 'briefs',
        hsn: '62092000',
        care: [
          'Rinse, then machine wash with mild detergent and dry in the sun.',
          'पहले खंगालें, फिर हल्के डिटर्जेंट से मशीन में धोकर धूप में सुखाएँ।',
        ],
      },
      {
        name: ['Water-Based Baby Wipes', 'वॉटर-बेस्ड बेबी वाइप्स'],
        about: [
          'Thick wipes made with 98% purified water and aloe, without alcohol or fragrance.',
          '98% शुद्ध पानी और एलोवेरा से बने मोटे वाइप्स, बिना अल्कोहल और बिना ख़ुशबू के।',
        ],
        price: 199,
        sizes: [
          ['Pack of 72', 1],
          ['Pack of 216', 2.6],
        ],
        artwork: 'carton:droplet',
        hsn: '56039400',
        care: [
          'Close the lid after each use, so that the wipes stay moist. Do not flush.',
          'हर बार ढक्कन बंद करें ताकि वाइप्स गीले रहें। टॉयलेट में न बहाएँ।',
        ],
      },
    ],
  },
  {
    key: 'baby-bottle',
    category: 'baby-care',
    brands: ['gubbaru'],
    hsn: '39241090',
    gst: 5,
    notification: '9/2025-Central Tax (Rate): feeding bottles',
    returns: 'none',
    artwork: 'baby-bottle',
    tint: '#e08a6b',
    reviews: 'general',
    care: [
      'Boil for five minutes before first use and check the teat for wear every month.',
      'पहली बार इस्तेमाल से पहले पाँच मिनट उबालें और हर महीने निप्पल की जाँच करें।',
    ],
    designs: [
      {
        name: ['Anti-Colic Feeding Bottle', 'एंटी-कोलिक फ़ीडिंग बोतल'],
        about: [
          'A vented silicone teat lets milk flow without air, so that babies swallow less of it. BPA-free.',
          'हवा निकालने वाला सिलिकॉन निप्पल, जिससे दूध के साथ हवा कम जाती है। बीपीए-मुक्त।',
        ],
        price: 249,
        sizes: [
          ['125 ml', 1],
          ['250 ml', 1.25],
        ],
      },
      {
        name: ['Stainless Steel Feeding Bottle', 'स्टेनलेस स्टील की फ़ीडिंग बोतल'],
        about: [
          'Food-grade steel that does not crack or hold smells, with a slow-flow teat and a travel cap.',
          'फ़ूड-ग्रेड स्टील की बोतल जो न टूटती है, न गंध पकड़ती है; धीमे बहाव वाला निप्पल और ढक्कन साथ में।',
        ],
        price: 449,
        sizes: ['240 ml'],
        hsn: '73239390',
        artwork: 'bottle/feeding',
      },
      {
        name: ['Spill-Proof Sipper Cup with Straw', 'स्ट्रॉ वाला स्पिल-प्रूफ़ सिपर कप'],
        about: [
          'Two easy handles and a weighted straw help toddlers drink on their own without a mess.',
          'दो आसान हैंडल और वज़नदार स्ट्रॉ, जिससे बच्चे बिना गिराए ख़ुद पी सकें।',
        ],
        price: 299,
        sizes: ['300 ml'],
        artwork: 'cup-with-straw',
      },
    ],
  },
  {
    key: 'baby-skin',
    category: 'baby-care',
    brands: ['vanaspa', 'gubbaru'],
    hsn: '33049990',
    gst: 18,
    returns: 'none',
    artwork: 'tallBottle:cherry-blossom',
    tint: '#e8a0b8',
    reviews: 'beauty',
    care: [
      'Free of parabens and dyes. Try a little on the arm first and keep out of reach of children.',
      'पैराबेन और रंग से मुक्त। पहले बाँह पर थोड़ा लगाकर देखें और बच्चों की पहुँच से दूर रखें।',
    ],
    designs: [
      {
        name: ['Gentle Baby Lotion with Almond Milk', 'बादाम दूध वाला सौम्य बेबी लोशन'],
        about: [
          'A light lotion that keeps delicate skin soft for the whole day after the bath.',
          'हल्का लोशन जो नहाने के बाद नाज़ुक त्वचा को दिन भर मुलायम रखता है।',
        ],
        price: 279,
        sizes: [
          ['200 ml', 1],
          ['400 ml', 1.75],
        ],
      },
      {
        name: ['Baby Massage Oil with Coconut and Vetiver', 'नारियल और ख़स वाला बेबी मालिश तेल'],
        about: [
          'Cold-pressed oils for the daily malish; absorbs well and does not stain clothes.',
          'रोज़ की मालिश के लिए कोल्ड-प्रेस्ड तेल; त्वचा में जल्दी समाता है और कपड़ों पर दाग नहीं छोड़ता।',
        ],
        price: 329,
        sizes: ['200 ml'],
        artwork: 'tallBottle:baby-oil',
      },
      {
        name: ['Diaper Rash Cream with Calendula', 'कैलेंडुला वाली डायपर रैश क्रीम'],
        about: [
          'Zinc oxide and calendula calm redness and leave a film that keeps moisture away.',
          'ज़िंक ऑक्साइड और कैलेंडुला लालिमा को शांत करते हैं और त्वचा पर नमी रोकने वाली परत बनाते हैं।',
        ],
        price: 199,
        sizes: ['50 g'],
        artwork: 'jar:calendula',
      },
    ],
  },
];
