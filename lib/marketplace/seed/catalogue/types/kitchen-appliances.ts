import type { ProductType } from '../product-type';

export const kitchenAppliances: ProductType[] = [
  {
    key: 'mixer-grinder',
    category: 'kitchen-appliances',
    brands: ['rasoiva', 'pavanix'],
    hsn: '85094010',
    gst: 18,
    returns: 'return_7',
    artwork: 'mixer',
    tint: '#c62828',
    reviews: 'appliances',
    care: [
      'Two years’ warranty on the product and five on the motor. Rinse jars right after use and keep water away from the base.',
      'उत्पाद पर दो साल और मोटर पर पाँच साल की वारंटी। इस्तेमाल के तुरंत बाद जार धोएँ और मोटर वाले हिस्से को पानी से बचाएँ।',
    ],
    designs: [
      {
        name: ['750 W Mixer Grinder with 3 Jars', '3 जार वाला 750 वॉट मिक्सर ग्राइंडर'],
        about: [
          'Grinds soaked dal for dosa, dry masala and chutney with three steel jars and one-touch pulse.',
          'तीन स्टील जार और पल्स बटन के साथ डोसे की भीगी दाल, सूखा मसाला और चटनी – सब पीसता है।',
        ],
        price: 2999,
        colours: ['Red', 'Black'],
      },
      {
        name: ['500 W Compact Mixer Grinder', '500 वॉट कॉम्पैक्ट मिक्सर ग्राइंडर'],
        about: [
          'Small enough for a bachelor kitchen, strong enough for idli batter twice a week.',
          'छोटी रसोई के लिए सही आकार, और हफ़्ते में दो बार इडली का घोल पीसने जितनी ताकत।',
        ],
        price: 1899,
        colours: ['White', 'Purple'],
      },
      {
        name: ['Cold Press Slow Juicer', 'कोल्ड प्रेस स्लो जूसर'],
        about: [
          'Squeezes fruit and carrots slowly, so that the juice keeps its colour and taste.',
          'फलों और गाजर को धीरे-धीरे निचोड़ता है, जिससे रस का रंग और स्वाद बना रहता है।',
        ],
        price: 6499,
        colours: ['Orange'],
        hsn: '85094090',
        artwork: 'mixer/juicer',
      },
    ],
  },
  {
    key: 'kettle',
    category: 'kitchen-appliances',
    brands: ['rasoiva', 'bijliko'],
    hsn: '85161000',
    gst: 18,
    returns: 'return_7',
    artwork: 'kettle',
    tint: '#5a6578',
    sizes: [
      ['1.2 L', 1],
      ['1.8 L', 1.25],
    ],
    reviews: 'appliances',
    care: [
      'One-year warranty, automatic switch-off. Boil water with a little lemon once a month to remove scale.',
      'एक साल की वारंटी, अपने आप बंद। महीने में एक बार नींबू डालकर पानी उबालें ताकि परत न जमे।',
    ],
    designs: [
      {
        name: ['Stainless Steel Electric Kettle', 'स्टेनलेस स्टील की इलेक्ट्रिक केतली'],
        about: [
          'Boils water for tea in about four minutes in a steel body with a cool handle.',
          'स्टील की बॉडी और ठंडे हैंडल वाली केतली, चाय का पानी करीब चार मिनट में उबाल देती है।',
        ],
        price: 799,
        colours: ['Silver', 'Black'],
      },
      {
        name: ['Multi-Cooker Electric Kettle', 'मल्टी-कुकर इलेक्ट्रिक केतली'],
        about: [
          'A wide mouth and heat control for noodles, eggs and khichdi in a hostel room.',
          'चौड़ा मुँह और ताप नियंत्रण – हॉस्टल के कमरे में नूडल्स, अंडे और खिचड़ी के लिए।',
        ],
        price: 1249,
        colours: ['Maroon'],
      },
      {
        name: ['Glass Kettle with Tea Infuser', 'टी इन्फ़्यूज़र वाली काँच की केतली'],
        about: [
          'Borosilicate glass with a steel infuser and a blue glow while it boils.',
          'बोरोसिलिकेट काँच, स्टील इन्फ़्यूज़र और उबलते समय नीली रोशनी।',
        ],
        price: 1599,
        colours: ['Blue'],
        sizes: ['1.7 L'],
        artwork: 'kettle/glass',
      },
    ],
  },
  {
    key: 'induction',
    category: 'kitchen-appliances',
    brands: ['rasoiva', 'pavanix'],
    hsn: '85166000',
    gst: 18,
    returns: 'return_7',
    artwork: 'induction',
    tint: '#d64545',
    reviews: 'appliances',
    care: [
      'One-year warranty. Wipe with a soft damp cloth once it has cooled.',
      'एक साल की वारंटी। ठंडा होने पर मुलायम गीले कपड़े से पोंछें।',
    ],
    designs: [
      {
        name: ['2000 W Induction Cooktop', '2000 वॉट इंडक्शन कुकटॉप'],
        about: [
          'Preset keys for roti, dosa, milk and curry, and a timer that switches off by itself.',
          'रोटी, डोसा, दूध और सब्ज़ी के तैयार बटन, और अपने आप बंद होने वाला टाइमर।',
        ],
        price: 2499,
      },
      {
        name: ['Electric Rice Cooker 1.8 L', '1.8 लीटर इलेक्ट्रिक राइस कुकर'],
        about: [
          'Fluffy rice for six people at a switch, then keeps it warm till everyone is at the table.',
          'एक बटन से छह लोगों के लिए खिले-खिले चावल, और सबके बैठने तक गर्म।',
        ],
        price: 1999,
        artwork: 'pot-of-food',
      },
      {
        name: ['Pop-Up Sandwich Toaster', 'पॉप-अप सैंडविच टोस्टर'],
        about: [
          'Non-stick plates press two sandwiches crisp in five minutes, with a lock and ready lights.',
          'नॉन-स्टिक प्लेटें पाँच मिनट में दो करारे सैंडविच तैयार करती हैं; लॉक और तैयार होने की बत्ती के साथ।',
        ],
        price: 1399,
        artwork: 'sandwich',
        hsn: '85167200',
      },
    ],
  },
];
