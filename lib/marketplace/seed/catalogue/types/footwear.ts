import type { ProductType } from '../product-type';

export const footwear: ProductType[] = [
  {
    key: 'mens-shoes',
    category: 'mens-footwear',
    brands: ['kadamo', 'northlane'],
    hsn: '64039190',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'mans-shoe/derby',
    tint: '#7a4a22',
    sizes: ['UK 7', 'UK 8', 'UK 9', 'UK 10'],
    sizeChart: 'shoes',
    reviews: 'footwear',
    care: [
      'Brush off dust and polish once a week; let wet shoes dry away from the sun.',
      'ब्रश से धूल झाड़ें और हफ़्ते में एक बार पॉलिश करें; गीले जूते धूप से दूर सुखाएँ।',
    ],
    designs: [
      {
        name: ['Leather Derby Shoes for Men', 'पुरुषों के चमड़े के डर्बी जूते'],
        about: [
          'Full-grain leather with a cushioned insole and a stitched rubber sole that does not slip on polished floors.',
          'असली चमड़ा, गद्देदार इनसोल और सिला हुआ रबर सोल, जो चिकने फ़र्श पर भी नहीं फिसलता।',
        ],
        price: 1999,
        colours: ['Black', 'Brown'],
      },
      {
        name: ['Slip-On Loafers for Men', 'पुरुषों के स्लिप-ऑन लोफ़र'],
        about: [
          'Soft moccasin-stitched loafers you can step into on the way out, without laces or fuss.',
          'मोकासिन सिलाई वाले मुलायम लोफ़र, बिना फ़ीते के – बस पैर डालें और निकल पड़ें।',
        ],
        price: 1299,
        colours: ['Brown', 'Navy'],
        artwork: 'mans-shoe/loafer',
      },
      {
        name: ['Ankle-High Trekking Boots for Men', 'पुरुषों के टखने तक ऊँचे ट्रेकिंग बूट'],
        about: [
          'Water-resistant suede with a deep-lug sole and padded ankles for hill trails.',
          'पानी से बचाने वाला सुएड, गहरे खाँचों वाला सोल और गद्देदार टखने – पहाड़ी रास्तों के लिए।',
        ],
        price: 2999,
        colours: ['Olive', 'Mustard'],
        artwork: 'hiking-boot',
      },
    ],
  },
  {
    key: 'chappals',
    category: 'mens-footwear',
    brands: ['kadamo'],
    hsn: '64041990',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'thong-sandal/flipflop',
    tint: '#2a6fd0',
    sizes: ['UK 6', 'UK 7', 'UK 8', 'UK 9'],
    sizeChart: 'shoes',
    reviews: 'footwear',
    care: ['Wipe with a damp cloth and dry in the shade.', 'गीले कपड़े से पोंछें और छाँव में सुखाएँ।'],
    designs: [
      {
        name: ['Soft Rubber Flip-Flops for Men', 'पुरुषों की मुलायम रबर की हवाई चप्पल'],
        about: [
          'Light, bouncy rubber with a textured footbed that grips even when wet.',
          'हल्की और लचीली रबर की चप्पल; खुरदरी सतह गीले पैरों में भी पकड़ बनाए रखती है।',
        ],
        price: 249,
        colours: ['Blue', 'Black', 'Green'],
      },
      {
        name: ['Kolhapuri Leather Chappals for Men', 'पुरुषों की कोल्हापुरी चमड़े की चप्पल'],
        about: [
          'Handmade in vegetable-tanned leather with a braided strap; they shape themselves to your foot in a week.',
          'वनस्पति से पके चमड़े की हाथ से बनी चप्पल, गुँथे हुए पट्टे के साथ; एक हफ़्ते में पैर के आकार में ढल जाती है।',
        ],
        price: 999,
        colours: ['Brown'],
        artwork: 'chappals',
      },
      {
        name: ['Adjustable Strap Sandals for Men', 'पुरुषों के एडजस्टेबल पट्टे वाले सैंडल'],
        about: [
          'Three hook-and-loop straps and a cushioned EVA sole for travel and rainy days.',
          'तीन एडजस्टेबल पट्टे और गद्देदार ईवीए सोल – सफ़र और बरसात के दिनों के लिए।',
        ],
        price: 849,
        colours: ['Olive', 'Grey'],
        artwork: 'thong-sandal/straps',
      },
    ],
  },
  {
    key: 'heels',
    category: 'womens-footwear',
    brands: ['kadamo', 'zhivara'],
    hsn: '64029990',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'high-heeled-shoe',
    tint: '#c62868',
    sizes: ['UK 4', 'UK 5', 'UK 6', 'UK 7'],
    sizeChart: 'shoes',
    reviews: 'footwear',
    care: [
      'Padded footbed for long evenings. Keep in the dust bag and wipe with a soft cloth.',
      'लंबी शामों के लिए गद्देदार तला। डस्ट बैग में रखें और मुलायम कपड़े से पोंछें।',
    ],
    designs: [
      {
        name: ['Pointed Toe Stiletto Heels', 'पॉइंटेड टो स्टिलेटो हील'],
        about: [
          'A slim 3-inch heel with a satin-smooth upper for parties and receptions.',
          '3 इंच की पतली हील और सैटिन-सी चिकनी सतह – पार्टी और रिसेप्शन के लिए।',
        ],
        price: 1399,
        colours: ['Red', 'Black'],
      },
      {
        name: ['Block Heel Ethnic Sandals', 'ब्लॉक हील वाले एथनिक सैंडल'],
        about: [
          'Zari-trimmed straps on a steady block heel that goes with sarees and lehengas.',
          'मज़बूत ब्लॉक हील पर ज़री लगे पट्टे, साड़ी और लहँगे दोनों के साथ।',
        ],
        price: 1149,
        colours: ['Gold', 'Maroon'],
        artwork: 'womans-sandal',
      },
      {
        name: ['Ankle Boots with Side Zip', 'साइड ज़िप वाले एंकल बूट'],
        about: [
          'Smooth faux leather with a low heel and a zip that makes them easy to pull on in winter.',
          'छोटी हील और साइड ज़िप वाले चिकने फ़ॉक्स लेदर के बूट, सर्दियों में पहनना आसान।',
        ],
        price: 1799,
        colours: ['Brown', 'Black'],
        artwork: 'womans-boot',
      },
    ],
  },
  {
    key: 'flats',
    category: 'womens-footwear',
    brands: ['kadamo', 'taanavi'],
    hsn: '64052000',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'flat-shoe',
    tint: '#e86aa6',
    sizes: ['UK 3', 'UK 4', 'UK 5', 'UK 6', 'UK 7'],
    sizeChart: 'shoes',
    reviews: 'footwear',
    care: [
      'True to size; choose one size up for broad feet. Spot clean only.',
      'साइज़ सही आता है; पैर चौड़े हों तो एक साइज़ बड़ा लें। केवल दाग वाली जगह साफ़ करें।',
    ],
    designs: [
      {
        name: ['Embroidered Punjabi Juttis', 'कढ़ाईदार पंजाबी जूती'],
        about: [
          'Hand embroidery on velvet with a padded sole, comfortable from the first wear.',
          'मख़मल पर हाथ की कढ़ाई और गद्देदार तला, पहली बार पहनने से ही आरामदायक।',
        ],
        price: 699,
        colours: ['Pink', 'Mustard'],
      },
      {
        name: ['Everyday Ballerina Flats', 'रोज़ पहनने वाली बैलेरीना फ़्लैट'],
        about: [
          'Bendy soles and a soft elastic edge keep these ballerinas on your feet through a working day.',
          'लचीला सोल और मुलायम इलास्टिक किनारा – दफ़्तर के पूरे दिन पैरों में आराम।',
        ],
        price: 549,
        colours: ['Black', 'Beige'],
        artwork: 'ballet-shoes',
      },
      {
        name: ['Comfort Slippers for Women', 'महिलाओं की आरामदायक चप्पल'],
        about: [
          'Featherlight foam with an arch support for people who stand long hours in the kitchen.',
          'बेहद हल्का फ़ोम और आर्च सपोर्ट – रसोई में देर तक खड़े रहने वालों के लिए।',
        ],
        price: 349,
        colours: ['Teal', 'Purple'],
        artwork: 'thong-sandal/comfort',
      },
    ],
  },
  {
    key: 'running-shoes',
    category: 'sports-shoes',
    brands: ['khelveer', 'kadamo'],
    hsn: '64041190',
    gst: 'by-price',
    returns: 'exchange_7',
    artwork: 'running-shoe',
    tint: '#1c8c86',
    sizes: ['UK 6', 'UK 7', 'UK 8', 'UK 9', 'UK 10'],
    sizeChart: 'shoes',
    reviews: 'footwear',
    care: [
      'Remove the insoles and hand wash with a soft brush. Do not machine dry.',
      'इनसोल निकालकर मुलायम ब्रश से हाथ से धोएँ। मशीन में न सुखाएँ।',
    ],
    designs: [
      {
        name: ['Mesh Running Shoes for Men', 'पुरुषों के मेश रनिंग शूज़'],
        about: [
          'Breathable mesh over springy foam, tuned for daily runs of five to ten kilometres.',
          'हवादार मेश और उछालदार फ़ोम – रोज़ पाँच से दस किलोमीटर दौड़ने के लिए।',
        ],
        price: 1799,
        colours: ['Blue', 'Grey', 'Black'],
      },
      {
        name: ['Lightweight Walking Shoes for Women', 'महिलाओं के हल्के वॉकिंग शूज़'],
        about: [
          'Knit uppers that slip on like a sock and a wide, stable heel for morning walks.',
          'मोज़े की तरह आसानी से चढ़ने वाला निट ऊपरी हिस्सा और चौड़ी, स्थिर एड़ी – सुबह की सैर के लिए।',
        ],
        price: 1299,
        colours: ['Pink', 'Teal'],
        artwork: 'running-shoe/walk',
      },
      {
        name: ['Non-Marking Court Shoes', 'नॉन-मार्किंग कोर्ट शूज़'],
        about: [
          'Gum rubber soles for badminton and table tennis, with side support for quick turns.',
          'बैडमिंटन और टेबल टेनिस के लिए गम रबर सोल; तेज़ मोड़ों पर पैर को साइड से सहारा।',
        ],
        price: 2199,
        colours: ['White', 'Orange'],
        artwork: 'running-shoe/court',
      },
    ],
  },
];
