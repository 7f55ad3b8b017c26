import type { ProductType } from '../product-type';

export const computers: ProductType[] = [
  {
    key: 'keyboard',
    category: 'computers',
    brands: ['gyantek'],
    hsn: '84716040',
    gst: 18,
    returns: 'return_7',
    origin: 'China',
    artwork: 'keyboard/combo',
    tint: '#3d4fb8',
    reviews: 'electronics',
    care: [
      'One-year warranty. Works with Windows, macOS, Android and Linux without drivers.',
      'एक साल की वारंटी। विंडोज़, मैकओएस, एंड्रॉइड और लिनक्स पर बिना ड्राइवर चलता है।',
    ],
    designs: [
      {
        name: ['Wireless Keyboard and Mouse Combo', 'वायरलेस कीबोर्ड और माउस कॉम्बो'],
        about: [
          'Quiet keys with the rupee sign and a matching mouse on a single USB receiver.',
          'रुपये के चिह्न वाले शांत बटन और मैचिंग माउस, दोनों एक ही यूएसबी रिसीवर पर।',
        ],
        price: 1199,
        colours: ['Black', 'White'],
      },
      {
        name: ['Mechanical Gaming Keyboard', 'मैकेनिकल गेमिंग कीबोर्ड'],
        about: [
          'Clicky blue switches, rainbow backlight and a steel plate that does not flex in a long game.',
          'क्लिक करने वाले ब्लू स्विच, रंग-बिरंगी बैकलाइट और स्टील प्लेट जो लंबे गेम में भी नहीं लचकती।',
        ],
        price: 2499,
        colours: ['Grey'],
        artwork: 'keyboard/gaming',
      },
      {
        name: ['Hindi-English Bilingual Keyboard', 'हिन्दी-अंग्रेज़ी द्विभाषी कीबोर्ड'],
        about: [
          'Every key printed with its InScript Devanagari letter, for offices, schools and cyber cafés.',
          'हर बटन पर इनस्क्रिप्ट देवनागरी अक्षर छपा है – दफ़्तर, स्कूल और साइबर कैफ़े के लिए।',
        ],
        price: 599,
        colours: ['Black'],
        hsn: '84716040',
        artwork: 'keyboard/hindi',
      },
    ],
  },
  {
    key: 'mouse',
    category: 'computers',
    brands: ['gyantek', 'bijliko'],
    hsn: '84716060',
    gst: 18,
    returns: 'return_7',
    origin: 'China',
    artwork: 'computer-mouse',
    tint: '#5a6578',
    reviews: 'electronics',
    care: [
      'One-year warranty. Works on most surfaces except glass.',
      'एक साल की वारंटी। काँच को छोड़कर ज़्यादातर सतहों पर चलता है।',
    ],
    designs: [
      {
        name: ['Silent Wireless Mouse', 'बिना आवाज़ वाला वायरलेस माउस'],
        about: [
          'Clicks you can hardly hear and a battery that lasts a year, for night owls and shared rooms.',
          'क्लिक की आवाज़ लगभग नहीं और साल भर चलने वाली बैटरी – देर रात काम करने वालों के लिए।',
        ],
        price: 499,
        colours: ['Black', 'Teal'],
      },
      {
        name: ['USB Webcam Full HD', 'फ़ुल एचडी यूएसबी वेबकैम'],
        about: [
          'Sharp 1080p video with autofocus, a built-in microphone and a privacy shutter.',
          'ऑटोफ़ोकस के साथ साफ़ 1080p वीडियो, भीतर माइक और निजता के लिए शटर।',
        ],
        price: 1499,
        artwork: 'video-camera',
        hsn: '85258900',
        care: [
          'One-year warranty. Clips to any screen and works without drivers.',
          'एक साल की वारंटी। किसी भी स्क्रीन पर लग जाता है और बिना ड्राइवर चलता है।',
        ],
      },
      {
        name: ['Dual Band Wi-Fi Router', 'डुअल बैंड वाई-फ़ाई राउटर'],
        about: [
          'Four antennas and gigabit ports carry films, classes and games to every room of a flat.',
          'चार एंटीना और गीगाबिट पोर्ट – फ़िल्में, क्लास और गेम फ़्लैट के हर कमरे तक पहुँचाते हैं।',
        ],
        price: 1899,
        artwork: 'router',
        hsn: '85176290',
        care: [
          'Two years’ warranty. Place it high and in the middle of the home for the best range.',
          'दो साल की वारंटी। अच्छी रेंज के लिए घर के बीच में ऊँची जगह पर रखें।',
        ],
      },
      {
        name: ['Inkjet Colour Printer with Scanner', 'स्कैनर वाला इंकजेट कलर प्रिंटर'],
        about: [
          'Prints, scans and copies school projects and documents over Wi-Fi at a few paise a page.',
          'वाई-फ़ाई से प्रिंट, स्कैन और कॉपी – स्कूल प्रोजेक्ट और कागज़ात, कुछ पैसे प्रति पन्ना में।',
        ],
        price: 4999,
        artwork: 'printer',
        hsn: '84433100',
        care: [
          'One-year warranty. Print a page every week, so that the ink does not dry.',
          'एक साल की वारंटी। हर हफ़्ते एक पन्ना छापें ताकि स्याही न सूखे।',
        ],
      },
    ],
  },
  {
    key: 'laptop',
    category: 'computers',
    brands: ['gyantek'],
    hsn: '84713010',
    gst: 18,
    returns: 'return_7',
    origin: 'Taiwan',
    artwork: 'laptop',
    tint: '#5a6a8a',
    reviews: 'electronics',
    care: [
      'One-year on-site warranty. In the box: laptop, charger and papers.',
      'एक साल की ऑन-साइट वारंटी। डिब्बे में: लैपटॉप, चार्जर और कागज़ात।',
    ],
    designs: [
      {
        name: ['14-inch Thin and Light Laptop', '14 इंच पतला और हल्का लैपटॉप'],
        about: [
          'A 1.4 kg notebook with a full-day battery, a backlit keyboard and a sharp full-HD screen.',
          '1.4 किलो का लैपटॉप – दिन भर की बैटरी, बैकलिट कीबोर्ड और साफ़ फ़ुल एचडी स्क्रीन।',
        ],
        price: 38990,
        sizes: [
          ['8 GB / 512 GB', 1],
          ['16 GB / 512 GB', 1.14],
        ],
      },
      {
        name: ['15.6-inch Student Laptop', '15.6 इंच स्टूडेंट लैपटॉप'],
        about: [
          'A large screen, a number pad and enough speed for coding classes and spreadsheets.',
          'बड़ी स्क्रीन, अलग नंबर पैड और कोडिंग क्लास व स्प्रेडशीट के लिए भरपूर रफ़्तार।',
        ],
        price: 31990,
        sizes: ['8 GB / 256 GB'],
      },
      {
        name: ['24-inch Full HD Desktop Monitor', '24 इंच फ़ुल एचडी डेस्कटॉप मॉनिटर'],
        about: [
          'A slim-bezel IPS panel at 100 Hz with HDMI, kind to the eyes in a long working day.',
          'पतले किनारों वाला 100 हर्ट्ज़ आईपीएस पैनल, एचडीएमआई के साथ – लंबे काम में आँखों को आराम।',
        ],
        price: 8499,
        artwork: 'desktop-computer',
        hsn: '85285200',
        care: [
          'Three years’ warranty. Stand, HDMI cable and power cord are in the box.',
          'तीन साल की वारंटी। डिब्बे में स्टैंड, एचडीएमआई केबल और पावर कॉर्ड हैं।',
        ],
      },
    ],
  },
];
