import type { ProductType } from '../product-type';

export const audio: ProductType[] = [
  {
    key: 'headphones',
    category: 'audio',
    brands: ['dhvanix', 'gyantek'],
    hsn: '85183000',
    gst: 18,
    returns: 'return_7',
    origin: 'Vietnam',
    artwork: 'headphone',
    tint: '#2a5fb0',
    reviews: 'electronics',
    care: [
      'One-year warranty. In the box: headphones, charging or audio cable and a quick guide.',
      'एक साल की वारंटी। डिब्बे में: हेडफ़ोन, चार्जिंग या ऑडियो केबल और छोटी गाइड।',
    ],
    designs: [
      {
        name: ['Wireless Over-Ear Headphones', 'वायरलेस ओवर-ईयर हेडफ़ोन'],
        about: [
          'Deep bass from 40 mm drivers and up to 50 hours of play on one charge, with soft cushions for long calls.',
          '40 मिमी ड्राइवर से गहरा बेस, एक चार्ज में 50 घंटे तक गाने और लंबी कॉल के लिए मुलायम कुशन।',
        ],
        price: 1799,
        colours: ['Black', 'Blue', 'Red'],
      },
      {
        name: ['Noise Cancelling Headphones', 'नॉइज़ कैंसिलिंग हेडफ़ोन'],
        about: [
          'Four microphones hush the metro and the office; a button lets the world back in.',
          'चार माइक मेट्रो और दफ़्तर का शोर दबा देते हैं; एक बटन से बाहर की आवाज़ फिर सुनाई देती है।',
        ],
        price: 3999,
        colours: ['Grey', 'Navy'],
      },
      {
        name: ['Kids Wired Headphones with Volume Limit', 'बच्चों के वॉल्यूम लिमिट वाले वायर्ड हेडफ़ोन'],
        about: [
          'Sound is capped at 85 decibels for small ears, on a bendy band made for online classes.',
          'छोटे कानों के लिए आवाज़ 85 डेसिबल तक सीमित; ऑनलाइन क्लास के लिए लचीला बैंड।',
        ],
        price: 699,
        colours: ['Pink', 'Green'],
      },
    ],
  },
  {
    key: 'earbuds',
    category: 'audio',
    brands: ['dhvanix', 'bijliko'],
    hsn: '85183000',
    gst: 18,
    returns: 'return_7',
    artwork: 'earbuds',
    tint: '#8a8f98',
    reviews: 'electronics',
    care: [
      'One-year warranty. Comes with three sizes of ear tips; keep the charging pins dry.',
      'एक साल की वारंटी। तीन साइज़ के ईयर टिप साथ में; चार्जिंग पिन सूखे रखें।',
    ],
    designs: [
      {
        name: ['True Wireless Earbuds with 40-Hour Battery', '40 घंटे की बैटरी वाले ट्रू वायरलेस ईयरबड'],
        about: [
          'Pair as soon as the case opens, play 8 hours at a stretch and charge for two hours of music in ten minutes.',
          'डिब्बा खुलते ही फ़ोन से जुड़ते हैं, लगातार 8 घंटे चलते हैं और दस मिनट की चार्जिंग में दो घंटे का संगीत देते हैं।',
        ],
        price: 1299,
        colours: ['White', 'Black'],
      },
      {
        name: ['Gaming Earbuds with Low Latency', 'लो लेटेंसी गेमिंग ईयरबड'],
        about: [
          'A 45 ms game mode keeps footsteps in step with the screen, and the mics stay clear on squad chat.',
          '45 मिलीसेकंड का गेम मोड आवाज़ को स्क्रीन के साथ रखता है, और माइक टीम से बातचीत साफ़ सुनाते हैं।',
        ],
        price: 1599,
        colours: ['Green', 'Purple'],
      },
      {
        name: ['Wired Earphones with Mic', 'माइक वाले वायर्ड ईयरफ़ोन'],
        about: [
          'A tangle-free cable with a 3.5 mm jack, one-button control and clear voice on calls.',
          'न उलझने वाली केबल, 3.5 मिमी जैक, एक बटन का कंट्रोल और कॉल पर साफ़ आवाज़।',
        ],
        price: 299,
        colours: ['Red', 'Blue'],
        hsn: '85183000',
        care: [
          'Six-month warranty. Comes with three sizes of ear tips and a small pouch.',
          'छह महीने की वारंटी। तीन साइज़ के ईयर टिप और छोटी थैली साथ में।',
        ],
        artwork: 'earphones',
      },
    ],
  },
  {
    key: 'speaker',
    category: 'audio',
    brands: ['dhvanix'],
    hsn: '85182100',
    gst: 18,
    returns: 'return_7',
    artwork: 'speaker',
    tint: '#2b2b2f',
    reviews: 'electronics',
    care: [
      'One-year warranty. Charge fully before first use with the cable supplied.',
      'एक साल की वारंटी। पहली बार इस्तेमाल से पहले साथ दी गई केबल से पूरा चार्ज करें।',
    ],
    designs: [
      {
        name: ['Portable Bluetooth Speaker 16 W', '16 वॉट पोर्टेबल ब्लूटूथ स्पीकर'],
        about: [
          'Room-filling sound in a splash-proof body that plays 12 hours by the pool or on the terrace.',
          'पूरे कमरे में गूँजती आवाज़ और छींटों से सुरक्षित बॉडी – छत हो या पिकनिक, 12 घंटे चलता है।',
        ],
        price: 1699,
        colours: ['Blue', 'Red', 'Black'],
      },
      {
        name: ['Karaoke Party Speaker with Mic', 'माइक के साथ कराओके पार्टी स्पीकर'],
        about: [
          'A tall speaker with lights, a wireless mic and echo control for antakshari nights.',
          'लाइट, वायरलेस माइक और इको कंट्रोल वाला ऊँचा स्पीकर – अंताक्षरी की रातों के लिए।',
        ],
        price: 4499,
        colours: ['Purple'],
        artwork: 'speaker/party',
      },
      {
        name: ['Retro FM Radio with Bluetooth', 'ब्लूटूथ वाला रेट्रो एफ़एम रेडियो'],
        about: [
          'Looks like grandfather’s radio and plays FM, USB and your phone; the battery lasts a whole day.',
          'देखने में दादाजी के ज़माने का रेडियो; एफ़एम, यूएसबी और फ़ोन – सब चलाता है, बैटरी पूरा दिन चलती है।',
        ],
        price: 1899,
        colours: ['Brown', 'Teal'],
        artwork: 'radio',
        hsn: '85271900',
      },
    ],
  },
];
