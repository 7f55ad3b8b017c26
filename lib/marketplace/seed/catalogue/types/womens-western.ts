import type { ProductType } from '../product-type';

export const womensWestern: ProductType[] = [
  {
    key: 'dress',
    category: 'womens-western-wear',
    brands: ['zhivara'],
    hsn: '62044290',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'dress/midi',
    tint: '#d0487a',
    sizes: ['S', 'M', 'L', 'XL'],
    sizeChart: 'women',
    reviews: 'clothing',
    care: [
      'Model wears size S. Machine wash gentle at 30 °C and line dry.',
      'मॉडल ने S साइज़ पहना है। 30 °C पर हल्के चक्र में मशीन से धोएँ और तार पर सुखाएँ।',
    ],
    designs: [
      {
        name: ['Fit and Flare Midi Dress', 'फ़िट एंड फ़्लेयर मिडी ड्रेस'],
        about: [
          'A flattering midi with a cinched waist and a swinging skirt in soft crepe that does not cling.',
          'मुलायम क्रेप की मिडी ड्रेस, जिसकी कमर फ़िट और स्कर्ट घेरदार है; कपड़ा शरीर से चिपकता नहीं।',
        ],
        price: 1299,
        colours: ['Red', 'Navy'],
      },
      {
        name: ['Tiered Cotton Maxi Dress', 'टियर्ड सूती मैक्सी ड्रेस'],
        about: [
          'Three easy tiers of cambric cotton with puff sleeves and deep pockets, ready for brunch or a beach holiday.',
          'कैम्ब्रिक सूती कपड़े की तीन परतों वाली ड्रेस, पफ़ आस्तीन और गहरी जेबों के साथ – ब्रंच हो या समुद्र तट की छुट्टियाँ।',
        ],
        price: 1499,
        colours: ['Olive', 'Pink'],
        artwork: 'dress/maxi',
      },
      {
        name: ['Belted Denim Shirt Dress', 'बेल्ट वाली डेनिम शर्ट ड्रेस'],
        about: [
          'Washed denim with roll-up sleeves, chest pockets and a fabric belt for a neat weekend look.',
          'मुड़ने वाली आस्तीन, सामने की जेबों और कपड़े की बेल्ट वाली वॉश्ड डेनिम ड्रेस – छुट्टी के दिन का सलीकेदार लुक।',
        ],
        price: 1699,
        colours: ['Blue'],
        artwork: 'dress/denim',
      },
    ],
  },
  {
    key: 'top',
    category: 'womens-western-wear',
    brands: ['zhivara', 'northlane'],
    hsn: '61061000',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'top/vneck',
    tint: '#7a4a9c',
    sizes: ['S', 'M', 'L', 'XL'],
    sizeChart: 'women',
    reviews: 'clothing',
    care: [
      'Goes with jeans, trousers and skirts. Wash inside out with mild detergent.',
      'जींस, ट्राउज़र और स्कर्ट – सबके साथ जँचता है। उल्टा करके हल्के डिटर्जेंट से धोएँ।',
    ],
    designs: [
      {
        name: ['V-Neck Cotton Top for Women', 'महिलाओं का वी-नेक सूती टॉप'],
        about: [
          'A relaxed cotton top with a soft V-neck and short sleeves for everyday comfort.',
          'मुलायम वी-नेक और छोटी आस्तीन वाला आरामदायक सूती टॉप, रोज़ पहनने के लिए।',
        ],
        price: 449,
        colours: ['Yellow', 'Pink', 'Black'],
      },
      {
        name: ['Ribbed Knit Top for Women', 'महिलाओं का रिब्ड निट टॉप'],
        about: [
          'Stretchy ribbed knit that keeps its shape, with elbow sleeves and a neat round neck.',
          'खिंचने वाला रिब्ड निट टॉप जो अपना आकार बनाए रखता है; कोहनी तक आस्तीन और साफ़-सुथरा गोल गला।',
        ],
        price: 599,
        colours: ['Maroon', 'Olive'],
        artwork: 'top/ribbed',
      },
      {
        name: ['Satin Finish Office Shirt for Women', 'महिलाओं की सैटिन फ़िनिश ऑफ़िस शर्ट'],
        about: [
          'A fluid shirt with a satin sheen and a concealed placket that looks sharp under a blazer.',
          'सैटिन जैसी चमक और छिपे बटन वाली लहराती शर्ट, ब्लेज़र के नीचे बहुत सलीकेदार लगती है।',
        ],
        price: 899,
        colours: ['White', 'Teal'],
        artwork: 'shirt/satin',
      },
    ],
  },
  {
    key: 'bangles',
    category: 'bangles-jewellery',
    brands: ['rangrekha', 'roopnika'],
    hsn: '70181010',
    gst: 0,
    returns: 'return_7',
    artwork: 'bangles',
    tint: '#c62828',
    sizes: ['2.4', '2.6', '2.8'],
    sizeChart: 'bangles',
    reviews: 'general',
    care: [
      'The number is the inner diameter in the usual bangle sizes. Put them on over soap or lotion and keep them in a padded box.',
      'अंक चूड़ियों के प्रचलित माप में भीतरी व्यास बताता है। साबुन या लोशन लगाकर पहनें और गद्देदार डिब्बे में रखें।',
    ],
    designs: [
      {
        name: ['Firozabad Glass Bangles Set of 24', 'फ़िरोज़ाबादी काँच की चूड़ियाँ, 24 का सेट'],
        about: [
          'Two dozen glass bangles from Firozabad with a fine golden line, the right tinkle for every festival.',
          'महीन सुनहरी रेखा वाली दो दर्जन फ़िरोज़ाबादी काँच की चूड़ियाँ – हर त्योहार की सही खनक।',
        ],
        price: 249,
        colours: ['Red', 'Green'],
      },
      {
        name: ['Velvet Finish Glass Bangles Set of 12', 'वेलवेट फ़िनिश काँच की चूड़ियाँ, 12 का सेट'],
        about: [
          'A matt, velvet-like finish with alternate stone-studded kadas that match suits and sarees.',
          'मख़मल जैसी मैट फ़िनिश और बीच-बीच में नग जड़े कड़े, जो सूट और साड़ी दोनों के साथ मेल खाते हैं।',
        ],
        price: 349,
        colours: ['Maroon', 'Navy'],
      },
      {
        name: ['Bridal Glass Chooda Set of 36', 'दुल्हन का काँच का चूड़ा, 36 का सेट'],
        about: [
          'A bridal set in graded shades with sparkling end kadas, packed in a keepsake box.',
          'हल्के से गहरे रंगों में सजा दुल्हन का सेट, किनारों पर चमकते कड़ों के साथ, यादगार डिब्बे में पैक।',
        ],
        price: 799,
        colours: ['Pink'],
      },
    ],
  },
  {
    key: 'hair-accessory',
    category: 'bangles-jewellery',
    brands: ['roopnika', 'gubbaru'],
    hsn: '96151900',
    gst: 5,
    returns: 'none',
    artwork: 'ribbon',
    tint: '#e86aa6',
    reviews: 'general',
    care: [
      'Gentle on hair, with smooth edges that do not pull. Wipe clean with a dry cloth.',
      'किनारे चिकने हैं, इसलिए बाल नहीं खिंचते। सूखे कपड़े से पोंछकर साफ़ करें।',
    ],
    designs: [
      {
        name: ['Satin Bow Hair Clips Set of 6', 'सैटिन बो हेयर क्लिप, 6 का सेट'],
        about: [
          'Six soft satin bows on firm alligator clips for half-ties and ponytails.',
          'मज़बूत क्लिप पर लगे छह मुलायम सैटिन बो, हाफ़-टाई और पोनीटेल दोनों के लिए।',
        ],
        price: 199,
        colours: ['Red', 'Pink'],
      },
      {
        name: ['Neem Wood Wide Tooth Comb', 'नीम की लकड़ी की चौड़े दाँतों वाली कंघी'],
        about: [
          'Hand-finished neem wood that detangles wet hair without breaking it and causes no static.',
          'हाथ से तराशी गई नीम की कंघी गीले बालों को बिना तोड़े सुलझाती है और स्टैटिक नहीं बनाती।',
        ],
        price: 149,
        artwork: 'hair-pick',
      },
      {
        name: ['Pearl Finish Hair Bun Pins Set of 12', 'मोती फ़िनिश जूड़ा पिन, 12 का सेट'],
        about: [
          'A dozen U-pins topped with pearl-finish beads to dress up a bun in a minute.',
          'मोती जैसे दानों वाली एक दर्जन यू-पिन, जिनसे जूड़ा मिनट भर में सज जाता है।',
        ],
        price: 179,
        colours: ['Gold'],
        artwork: 'safety-pin',
        hsn: '96151900',
      },
    ],
  },
];
