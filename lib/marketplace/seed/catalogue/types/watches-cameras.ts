import type { ProductType } from '../product-type';

export const watchesAndCameras: ProductType[] = [
  {
    key: 'smartwatch',
    category: 'smartwatches-cameras',
    brands: ['samayka', 'dhvanix'],
    hsn: '85176290',
    gst: 18,
    returns: 'return_7',
    artwork: 'smartwatch',
    tint: '#c0476b',
    reviews: 'electronics',
    care: [
      'One-year warranty. Readings are for fitness, not for medical use.',
      'एक साल की वारंटी। माप फ़िटनेस के लिए हैं, इलाज के लिए नहीं।',
    ],
    designs: [
      {
        name: ['Bluetooth Calling Smartwatch', 'ब्लूटूथ कॉलिंग स्मार्टवॉच'],
        about: [
          'Take calls from the wrist on a bright 1.9-inch screen, with Hindi language support.',
          '1.9 इंच की चमकदार स्क्रीन, कलाई से ही कॉल और हिन्दी भाषा की सुविधा।',
        ],
        price: 1799,
        colours: ['Black', 'Pink', 'Blue'],
      },
      {
        name: ['AMOLED Fitness Smartwatch', 'एमोलेड फ़िटनेस स्मार्टवॉच'],
        about: [
          'Always-on AMOLED display, heart rate, sleep and over a hundred sports, with a week of battery.',
          'हमेशा चालू एमोलेड स्क्रीन, धड़कन, नींद और सौ से ज़्यादा खेल – बैटरी हफ़्ते भर की।',
        ],
        price: 2999,
        colours: ['Olive', 'Orange'],
      },
      {
        name: ['Kids GPS Smartwatch', 'बच्चों की जीपीएस स्मार्टवॉच'],
        about: [
          'Shows parents where the child is, with an SOS key and two-way calls on a 4G SIM.',
          'माता-पिता को बच्चे की जगह बताती है; एसओएस बटन और 4जी सिम पर दोनों ओर से कॉल।',
        ],
        price: 3499,
        colours: ['Purple', 'Teal'],
      },
    ],
  },
  {
    key: 'camera',
    category: 'smartwatches-cameras',
    brands: ['gyantek', 'dhvanix'],
    hsn: '85258900',
    gst: 18,
    returns: 'return_7',
    origin: 'Thailand',
    artwork: 'camera',
    tint: '#4a4f58',
    reviews: 'electronics',
    care: [
      'One-year warranty. Keep the lens covered and clean it with the cloth supplied.',
      'एक साल की वारंटी। लेंस ढककर रखें और साथ दिए कपड़े से साफ़ करें।',
    ],
    designs: [
      {
        name: ['Instant Print Camera', 'इंस्टैंट प्रिंट कैमरा'],
        about: [
          'Press the button and hold the photograph a minute later; ten sheets of film are included.',
          'बटन दबाएँ और मिनट भर में फ़ोटो हाथ में; दस फ़िल्म शीट साथ में हैं।',
        ],
        price: 5999,
        colours: ['Blue', 'Pink'],
        artwork: 'camera-with-flash',
      },
      {
        name: ['Mirrorless Camera with 16-50 mm Lens', '16-50 मिमी लेंस वाला मिररलेस कैमरा'],
        about: [
          'A 24-megapixel sensor with quick eye focus and 4K video for travellers and beginners.',
          '24 मेगापिक्सल सेंसर, आँखों पर तेज़ फ़ोकस और 4K वीडियो – घुमक्कड़ों और सीखने वालों के लिए।',
        ],
        price: 44990,
      },
      {
        name: ['Wi-Fi Home Security Camera', 'वाई-फ़ाई होम सिक्योरिटी कैमरा'],
        about: [
          'Turns through 360 degrees, sees in the dark and lets you talk to whoever is at home.',
          '360 डिग्री घूमता है, अँधेरे में देखता है और घर पर मौजूद लोगों से बात करवाता है।',
        ],
        price: 1999,
        artwork: 'movie-camera',
        hsn: '85258900',
        care: [
          'One-year warranty. Takes a memory card up to 256 GB; screws for the wall are included.',
          'एक साल की वारंटी। 256 GB तक का मेमोरी कार्ड लगता है; दीवार के पेंच साथ में हैं।',
        ],
      },
    ],
  },
];
