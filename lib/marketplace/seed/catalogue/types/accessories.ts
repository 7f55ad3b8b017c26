import type { ProductType } from '../product-type';

export const accessories: ProductType[] = [
  {
    key: 'watch',
    category: 'watches-eyewear',
    brands: ['samayka'],
    hsn: '91021100',
    gst: 18,
    returns: 'return_7',
    artwork: 'watch',
    tint: '#3a4356',
    reviews: 'general',
    care: [
      'One-year warranty on the movement. Withstands splashes, but not swimming.',
      'मशीन पर एक साल की वारंटी। पानी के छींटे सह लेती है, पर तैराकी के लिए नहीं।',
    ],
    designs: [
      {
        name: ['Analog Watch with Leather Strap', 'चमड़े के पट्टे वाली एनालॉग घड़ी'],
        about: [
          'A slim quartz watch with a clear dial and a genuine leather strap that ages well.',
          'साफ़ डायल वाली पतली क्वार्ट्ज़ घड़ी, असली चमड़े का पट्टा जो समय के साथ और निखरता है।',
        ],
        price: 1499,
        colours: ['Brown', 'Black'],
      },
      {
        name: ['Steel Mesh Watch for Women', 'महिलाओं की स्टील मेश घड़ी'],
        about: [
          'A dainty dial on a mesh bracelet that adjusts without tools.',
          'मेश ब्रेसलेट पर नाज़ुक-सा डायल; पट्टा बिना औज़ार के छोटा-बड़ा हो जाता है।',
        ],
        price: 1899,
        colours: ['Gold', 'Silver'],
        artwork: 'watch/mesh',
      },
      {
        name: ['Digital Sports Watch', 'डिजिटल स्पोर्ट्स घड़ी'],
        about: [
          'Stopwatch, alarm and backlight in a shock-resistant case for students and runners.',
          'स्टॉपवॉच, अलार्म और बैकलाइट – झटके सहने वाली घड़ी, छात्रों और धावकों के लिए।',
        ],
        price: 699,
        colours: ['Blue', 'Red'],
        artwork: 'watch/digital',
      },
    ],
  },
  {
    key: 'sunglasses',
    category: 'watches-eyewear',
    brands: ['samayka', 'zhivara'],
    hsn: '90041000',
    gst: 18,
    returns: 'return_7',
    artwork: 'sunglasses',
    tint: '#5a4a8a',
    reviews: 'general',
    care: [
      'Lenses block UVA and UVB. Rinse before wiping with the cloth in the case.',
      'लेंस यूवीए और यूवीबी किरणें रोकते हैं। पोंछने से पहले धो लें; कपड़ा डिब्बे में साथ है।',
    ],
    designs: [
      {
        name: ['Wayfarer Polarised Sunglasses', 'वेफ़ेयरर पोलराइज़्ड धूप का चश्मा'],
        about: [
          'Polarised lenses cut the glare from roads and water; the frame is light and hardly felt.',
          'पोलराइज़्ड लेंस सड़क और पानी की चमक कम करते हैं; फ़्रेम इतना हल्का कि पता ही न चले।',
        ],
        price: 999,
        colours: ['Black', 'Brown'],
      },
      {
        name: ['Oversized Sunglasses for Women', 'महिलाओं का बड़े फ़्रेम का धूप का चश्मा'],
        about: [
          'Large gradient lenses that shade the whole eye and flatter most faces.',
          'बड़े ग्रेडिएंट लेंस जो पूरी आँख को छाया देते हैं और ज़्यादातर चेहरों पर जँचते हैं।',
        ],
        price: 799,
        colours: ['Purple', 'Pink'],
        artwork: 'sunglasses/big',
      },
      {
        name: ['Blue Light Reading Glasses', 'ब्लू लाइट से बचाने वाला पढ़ने का चश्मा'],
        about: [
          'Clear anti-glare lenses for long hours at a screen, with flexible spring hinges.',
          'स्क्रीन पर लंबे काम के लिए साफ़ एंटी-ग्लेयर लेंस, लचीली स्प्रिंग डंडियों के साथ।',
        ],
        price: 599,
        colours: ['Navy'],
        artwork: 'glasses',
        hsn: '90049090',
        care: [
          'Zero power, for anyone who works at a screen. Case and cloth included.',
          'बिना नंबर का, स्क्रीन पर काम करने वाले हर व्यक्ति के लिए। डिब्बा और कपड़ा साथ में।',
        ],
      },
    ],
  },
  {
    key: 'umbrella',
    category: 'umbrellas-caps',
    brands: ['safarnik', 'raahiyo'],
    hsn: '66019100',
    gst: 5,
    returns: 'return_7',
    artwork: 'umbrella',
    tint: '#7a4a9c',
    reviews: 'general',
    care: [
      'Open it to dry after rain, then roll and fasten.',
      'बारिश के बाद खोलकर सुखाएँ, फिर लपेटकर बाँध दें।',
    ],
    designs: [
      {
        name: ['Automatic Folding Umbrella', 'ऑटोमैटिक फ़ोल्डिंग छाता'],
        about: [
          'Opens and closes at a button, with eight fibreglass ribs that spring back in the wind.',
          'बटन दबाते ही खुलता और बंद होता है; फ़ाइबरग्लास की आठ तीलियाँ तेज़ हवा में भी सीधी हो जाती हैं।',
        ],
        price: 649,
        colours: ['Navy', 'Red'],
      },
      {
        name: ['Wooden Handle Long Umbrella', 'लकड़ी के हैंडल वाला लंबा छाता'],
        about: [
          'A full-length umbrella with a curved wooden handle, wide enough for two in the monsoon.',
          'मुड़े हुए लकड़ी के हैंडल वाला लंबा छाता, इतना चौड़ा कि मानसून में दो लोग आ जाएँ।',
        ],
        price: 849,
        colours: ['Black', 'Maroon'],
        artwork: 'closed-umbrella',
      },
      {
        name: ['UV Protection Sun Umbrella', 'यूवी से बचाने वाला धूप का छाता'],
        about: [
          'A silver-lined canopy that keeps the sun off, in a size that slips into a handbag.',
          'सिल्वर परत वाला छाता जो धूप से बचाता है और हैंडबैग में आराम से आ जाता है।',
        ],
        price: 549,
        colours: ['Teal', 'Yellow'],
        artwork: 'umbrella/sun',
      },
    ],
  },
  {
    key: 'cap',
    category: 'umbrellas-caps',
    brands: ['northlane', 'khelveer'],
    hsn: '65050090',
    gst: 'by-price',
    returns: 'return_7',
    artwork: 'billed-cap',
    tint: '#2a6fd0',
    reviews: 'general',
    care: [
      'One size with an adjuster at the back. Hand wash and dry in shape.',
      'एक ही साइज़, पीछे से छोटा-बड़ा होता है। हाथ से धोएँ और आकार में सुखाएँ।',
    ],
    designs: [
      {
        name: ['Cotton Twill Baseball Cap', 'सूती ट्विल बेसबॉल कैप'],
        about: [
          'Six panels of washed twill with stitched eyelets and a curved brim.',
          'वॉश्ड ट्विल के छह पैनल, हवा के छेद और मुड़ी हुई किनारी वाली कैप।',
        ],
        price: 349,
        colours: ['Blue', 'Black', 'Olive'],
      },
      {
        name: ['Straw Sun Hat for Women', 'महिलाओं की स्ट्रॉ सन हैट'],
        about: [
          'A wide-brimmed straw hat with a ribbon that folds flat into a suitcase.',
          'रिबन लगी चौड़े किनारे की स्ट्रॉ हैट, जो सूटकेस में चपटी होकर आ जाती है।',
        ],
        price: 599,
        colours: ['Beige'],
        artwork: 'womans-hat',
        hsn: '65040000',
        care: [
          'One size. Brush off dust and keep it dry; steam lightly to bring back the shape.',
          'एक ही साइज़। धूल झाड़ें और सूखा रखें; आकार वापस लाने के लिए हल्की भाप दें।',
        ],
      },
      {
        name: ['Woollen Muffler', 'ऊनी मफ़लर'],
        about: [
          'Warm merino blend with fringed ends for foggy North Indian mornings.',
          'झालरदार किनारों वाला गर्म मेरिनो ब्लेंड मफ़लर – उत्तर भारत की कोहरे भरी सुबहों के लिए।',
        ],
        price: 499,
        colours: ['Red', 'Grey'],
        artwork: 'scarf',
        hsn: '61171010',
        care: [
          'About 180 cm × 30 cm. Hand wash in cold water with a wool detergent and dry flat.',
          'लगभग 180 सेमी × 30 सेमी। ऊनी कपड़ों के डिटर्जेंट से ठंडे पानी में धोएँ और समतल सुखाएँ।',
        ],
      },
    ],
  },
];
