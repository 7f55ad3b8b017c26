import type { ProductType } from '../product-type';

export const rugsAndCushions: ProductType[] = [
  {
    key: 'rug',
    category: 'curtains-rugs',
    brands: ['neendaro', 'sutmala'],
    hsn: '57023210',
    gst: 5,
    returns: 'return_10',
    artwork: 'rug/dhurrie',
    tint: '#c62828',
    sizes: [
      ['3 × 5 ft', 1],
      ['4 × 6 ft', 1.5],
    ],
    reviews: 'home',
    care: [
      'Vacuum along the weave and turn it round every few months. Dry clean when needed.',
      'बुनाई की दिशा में वैक्यूम करें और कुछ महीनों में घुमाकर बिछाएँ। ज़रूरत पर ड्राई क्लीन करवाएँ।',
    ],
    designs: [
      {
        name: ['Handwoven Cotton Dhurrie', 'हाथ से बुनी सूती दरी'],
        about: [
          'Flat-woven on pit looms in bold diamonds; light enough to shake out on the balcony.',
          'खड्डी पर बुनी, बड़े हीरे के पैटर्न वाली दरी; इतनी हल्की कि बालकनी में झाड़ ली जाए।',
        ],
        price: 1199,
        colours: ['Red', 'Blue'],
      },
      {
        name: ['Woollen Living Room Carpet', 'बैठक के लिए ऊनी कालीन'],
        about: [
          'Hand-tufted wool from Bhadohi, thick underfoot, with a classic border.',
          'भदोही का हाथ से बना ऊनी कालीन – पैरों तले गुदगुदा, पारंपरिक बॉर्डर के साथ।',
        ],
        price: 4299,
        colours: ['Maroon', 'Navy'],
        artwork: 'rug/carpet',
        hsn: '57031010',
      },
      {
        name: ['Anti-Slip Coir Door Mat', 'फिसलन-रोधी कॉयर डोरमैट'],
        about: [
          'Kerala coir that brushes mud off shoes, on a rubber back that stays where you put it.',
          'केरल के नारियल रेशे का डोरमैट, जूतों की मिट्टी झाड़ता है; रबर का तला अपनी जगह से नहीं हिलता।',
        ],
        price: 349,
        colours: ['Brown'],
        artwork: 'rug/coir',
        sizes: ['40 × 60 cm'],
        hsn: '57050042',
      },
    ],
  },
  {
    key: 'cushion',
    category: 'curtains-rugs',
    brands: ['rangrekha', 'neendaro'],
    hsn: '63049289',
    gst: 'by-price',
    returns: 'return_10',
    artwork: 'cushion/zigzag',
    tint: '#d0921c',
    reviews: 'home',
    care: [
      'Size 40 × 40 cm with a hidden zip; filling not included. Hand wash separately.',
      'आकार 40 × 40 सेमी, छिपी हुई चेन; भराई शामिल नहीं। अलग से हाथ से धोएँ।',
    ],
    designs: [
      {
        name: ['Embroidered Cushion Covers Set of 5', 'कढ़ाईदार कुशन कवर, 5 का सेट'],
        about: [
          'Kutch-style embroidery with tiny mirrors on cotton canvas for sofas and divans.',
          'सूती कैनवस पर कच्छ शैली की कढ़ाई और नन्हे शीशे – सोफ़े और दीवान के लिए।',
        ],
        price: 699,
        colours: ['Mustard', 'Maroon'],
        artwork: 'cushion/block',
      },
      {
        name: ['Velvet Cushion Covers Set of 2', 'मख़मली कुशन कवर, 2 का सेट'],
        about: [
          'Plush velvet with piped edges in deep colours that make an old sofa look new.',
          'गहरे रंगों में किनारीदार मख़मल, जो पुराने सोफ़े को भी नया-सा बना दे।',
        ],
        price: 449,
        colours: ['Teal', 'Purple'],
        artwork: 'cushion',
      },
      {
        name: ['Ikat Print Cushion Covers Set of 5', 'इकत प्रिंट कुशन कवर, 5 का सेट'],
        about: [
          'Bold zigzags printed on both sides of a sturdy cotton weave.',
          'मज़बूत सूती बुनाई के दोनों ओर छपा बड़ा लहरिया पैटर्न।',
        ],
        price: 549,
        colours: ['Blue', 'Orange'],
      },
    ],
  },
];
