import type { Audience, Occasion } from './occasion';

const festival = (
  id: string,
  words: string,
  leadsTo: string,
  marks = 'festival',
  audience?: readonly Audience[],
): Occasion => ({ id, group: 'festival', words, leadsTo, marks, audience });

const adults = ['men', 'women'] as const;

/** Festivals and rites of all of India. */
export const festivals: readonly Occasion[] = [
  festival(
    'diwali',
    'diwali, deepavali, deepawali, dipawali, दिवाली, दीपावली, दीवाली',
    'diya 10, lantern 8, candle 6, rangoli 6, toran 6, dry fruits 7, sweets 7, incense 6, saree 5, kurta 5, ' +
      'idol 5, cookies 4, thali set 4, dinner set 4, ladle 3, cushion cover 3, bangles 3, jewellery 3, bell 3',
    'diwali festival',
  ),
  festival(
    'dhanteras',
    'dhanteras, dhan teras, dhantrayodashi, धनतेरस',
    'gold coin 10, silver coin 10, thali set 9, diya 8, idol 7, ladle 7, bell 6, cookware 6, dinner set 6, ' +
      'pressure cooker 5, cutlery 5, incense 3, jewellery 3, dry fruits 2',
    'diwali festival',
  ),
  festival(
    'holi',
    'holi, holika dahan, rangwali holi, होली, होलिका दहन',
    'gulal 10, pichkari 10, water gun 8, kurta 6, sweets 6, cookies 5, snack 5, syrup 5, squash 5, soda 5, ' +
      'dry fruits 4, hair oil 4, sunscreen 4, incense 3',
  ),
  festival(
    'rakhi',
    'rakhi, raksha bandhan, rakshabandhan, राखी, रक्षा बंधन, रक्षाबंधन',
    'rakhi 10, chocolate 8, dry fruits 7, sweets 7, watch 6, perfume 6, kurta 6, saree 5, cookies 5, bangles 4, ' +
      'sunglasses 4, soft toy 4, smartwatch 4, thali set 3, headphones 3, diya 2',
    'rakhi gift',
  ),
  festival(
    'bhai-dooj',
    'bhai dooj, bhaiya dooj, bhai duj, bhau beej, bhai phota, भाई दूज, भैया दूज',
    'sweets 8, dry fruits 8, chocolate 8, kurta 7, watch 6, perfume 6, thali set 5, diya 5, nehru jacket 4, incense 3',
    'rakhi gift',
    ['men'],
  ),
  festival(
    'karva-chauth',
    'karva chauth, karwa chauth, karva chouth, karwachauth, karvachauth, करवा चौथ, करवाचौथ',
    'saree 10, bangles 9, thali set 8, mehndi 8, sindoor 8, lehenga 7, jewellery 7, necklace 6, earrings 6, diya 6, ' +
      'lipstick 5, kajal 4, nail polish 4, dupatta 4, potli 4, incense 3, sweets 3',
    'wedding festival',
    ['women'],
  ),
  festival(
    'teej',
    'teej, hariyali teej, hartalika teej, kajari teej, तीज, हरियाली तीज, हरतालिका तीज',
    'saree 10, bangles 9, mehndi 8, sindoor 6, suit set 6, dupatta 5, jewellery 5, thali set 5, lipstick 3, diya 3',
    'wedding festival',
    ['women'],
  ),
  festival(
    'onam',
    'onam, thiruvonam, ओणम',
    'saree 10, kasavu saree 10, mundu 9, dhoti 8, diya 6, rice 5, dry fruits 5, bangles 5, jaggery 4, kurta 4, ' +
      'incense 4, jewellery 4, lamp 2',
  ),
  festival(
    'pongal',
    'pongal, thai pongal, पोंगल',
    'rice 9, jaggery 9, ghee 8, cashews 7, dal 7, saree 7, dhoti 7, diya 6, incense 5, millet 5, thali set 4, raisins 3',
  ),
  festival(
    'sankranti',
    'sankranti, makar sankranti, makara sankranti, uttarayan, khichdi festival, संक्रांति, मकर संक्रांति, मकर संक्रान्ति',
    'kite 10, til laddu 9, jaggery 9, rice 7, dal 6, ghee 6, saree 5, kurta 5, dry fruits 4, incense 3, diya 3',
  ),
  festival(
    'chhath',
    'chhath, chhath puja, chhath pooja, chhat puja, chhat pooja, chhath parv, छठ, छठ पूजा, छठ पर्व',
    'saree 9, diya 9, soop 9, basket 8, incense 7, fruit basket 7, rice 6, jaggery 6, ghee 6, dhoti 5, sindoor 5, ' +
      'bangles 4, bell 4, dry fruits 3',
    'pooja festival',
  ),
  festival(
    'eid',
    'eid, id ul fitr, eid ul fitr, eid al fitr, bakrid, eid mubarak, eid ul adha, ईद, बकरीद, ईद मुबारक',
    'attar 10, kurta 9, dry fruits 8, suit set 8, perfume 7, sharara set 7, dates 7, pyjama 6, jutti 5, bangles 5, ' +
      'nehru jacket 5, mehndi 4, chocolate 4, sweets 4, dupatta 3',
  ),
  festival(
    'ramadan',
    'ramadan, ramzan, ramadhan, iftar, रमज़ान, रमजान, इफ़्तार',
    'dates 10, dry fruits 9, syrup 8, attar 8, squash 5, kurta 5, honey 4, dinner set 3',
  ),
  festival(
    'christmas',
    'christmas, secret santa, xmas, x mas, bada din, christmas eve, क्रिसमस, बड़ा दिन',
    'christmas tree 10, candle 9, chocolate 9, cookies 8, soft toy 7, cake 7, lantern 6, mug 6, toy 5, ' +
      'perfume 4, board game 4, muffler 3, quilt 2',
    'gift party',
  ),
  festival(
    'lohri',
    'lohri, lohdi, लोहड़ी',
    'rewri 10, gajak 10, peanuts 9, dry fruits 8, jaggery 8, snack 7, dupatta 7, suit set 6, kurta 6, bangles 4, ' +
      'nehru jacket 4, quilt 3, sweets 3',
  ),
  festival(
    'baisakhi',
    'baisakhi, vaisakhi, बैसाखी, वैसाखी',
    'suit set 9, dupatta 9, kurta 9, turban 8, sweets 6, dry fruits 6, jutti 6, bangles 5, saree 4, nehru jacket 3',
  ),
  festival(
    'navratri',
    'navratri, kanya pujan, kanya puja, navaratri, garba, dandiya, gudi padwa, ugadi, नवरात्रि, नवरात्र, गरबा, डांडिया, गुड़ी पड़वा, उगादि',
    'chaniya choli 10, lehenga 9, dandiya sticks 9, sharara set 8, dupatta 8, diya 7, incense 7, bangles 7, kurta 6, ' +
      'saree 6, makhana 5, jutti 5, salt 3, bell 4, jewellery 4',
  ),
  festival(
    'durga-puja',
    'durga puja, durga pooja, durgotsav, dussehra, dasara, vijayadashami, दुर्गा पूजा, दशहरा, विजयादशमी',
    'saree 10, diya 8, incense 8, kurta 7, sindoor 6, bangles 6, sweets 5, bell 5, jewellery 4, dupatta 4, ' +
      'nehru jacket 3, jutti 3',
  ),
  festival(
    'ganesh-chaturthi',
    'ganesh chaturthi, ganesh chaturti, ganesh chathurthi, ganpati, ganapati, vinayaka chaturthi, ganeshotsav, गणेश चतुर्थी, गणपति, गणेशोत्सव',
    'idol 10, ganesh 10, ganesh idol 10, modak 9, diya 8, incense 8, bell 7, saree 5, kurta 5, mala 4, thali set 4, jaggery 4, ' +
      'dry fruits 4, lantern 3',
    'pooja festival',
  ),
  festival(
    'janmashtami',
    'janmashtami, krishna janmashtami, gokulashtami, dahi handi, जन्माष्टमी, कृष्ण जन्माष्टमी, दही हांडी',
    'idol 10, flute 9, diya 7, incense 7, ghee 6, kids kurta 6, kurta 5, bell 6, mala 6, makhana 5, dry fruits 4, ' +
      'sweets 4',
    'pooja festival',
  ),
  festival(
    'shivratri',
    'shivratri, mahashivratri, maha shivratri, sawan, शिवरात्रि, महाशिवरात्रि, सावन',
    'rudraksha 10, diya 8, incense 8, mala 7, bell 6, ghee 5, makhana 5, honey 4, kurta 3',
    'pooja',
  ),
  festival(
    'gurpurab',
    'gurpurab, guru nanak jayanti, gurupurab, गुरपुरब, गुरु नानक जयंती',
    'diya 8, candle 8, kurta 7, suit set 7, dupatta 7, dry fruits 6, ghee 5, atta 4',
  ),
  festival(
    'wedding',
    'wedding, marriage, shaadi, shadi, vivah, wedding season, शादी, विवाह, ब्याह',
    'saree 10, lehenga 9, sherwani 9, nehru jacket 7, bangles 8, potli 6, jewellery 6, kurta 6, dinner set 5, perfume 5, ' +
      'jutti 5, heels 4, dupatta 4, sharara set 5, clutch 3, watch 3, thali set 3',
    'wedding',
    adults,
  ),
  festival(
    'haldi',
    'haldi ceremony, haldi function, haldi rasm, haldi ki rasam, pithi, हल्दी की रस्म, हल्दी समारोह',
    'kurta 8, suit set 8, dupatta 7, saree 6, turmeric 6, bangles 5, nehru jacket 5, face pack 4, jutti 3',
    'wedding festival',
  ),
  festival(
    'mehendi-ceremony',
    'mehendi, mehndi ceremony, mehendi ceremony, mehndi function, mehndi ki raat, mehandi, मेहंदी की रस्म, मेहँदी की रस्म',
    'mehndi 10, henna 10, sharara set 8, kurta 7, suit set 7, dupatta 6, bangles 6, saree 5, jutti 5, potli 4',
    'wedding festival',
  ),
  festival(
    'sangeet',
    'sangeet, ladies sangeet, sangeet night, संगीत की रात, महिला संगीत',
    'sharara set 9, lehenga 9, suit set 8, saree 7, nehru jacket 7, kurta 6, clutch 5, heels 5, bangles 5, speaker 3',
    'wedding party',
    adults,
  ),
  festival(
    'engagement',
    'engagement, ring ceremony, sagai, roka, सगाई, रोका',
    'ring 10, saree 8, perfume 7, watch 7, nehru jacket 6, suit set 6, sweets 5, dry fruits 5, clutch 4, bangles 4',
    'wedding gift',
    adults,
  ),
  festival(
    'baby-shower',
    'baby shower, babyshower, godh bharai, god bharai, seemantham, valaikappu, गोद भराई, गोदभराई',
    'baby lotion 8, soft toy 8, feeding bottle 7, baby oil 7, bangles 6, saree 6, diaper 5, frock 4, dry fruits 4, ' +
      'sipper 4, sweets 3',
    'gift',
  ),
  festival(
    'naming-ceremony',
    'naming ceremony, namkaran, naamkaran, annaprashan, mundan, नामकरण, अन्नप्राशन, मुंडन',
    'soft toy 9, baby lotion 8, feeding bottle 7, sipper 6, frock 6, baby oil 6, kids kurta 5, doll 5, sweets 3',
    'gift',
  ),
  festival(
    'griha-pravesh',
    'griha pravesh, grah pravesh, gruha pravesh, gruhapravesam, housewarming, house warming, vastu puja, new house, new home, नया घर, गृह प्रवेश, गृहप्रवेश',
    'diya 7, wall clock 8, dinner set 8, bell 6, plant 7, painting 7, incense 6, bedsheet 5, lamp 6, curtain 4, ' +
      'cushion cover 5, mirror 4, thali set 5, dry fruits 4, idol 5, toran 5, basket 3',
    'gift pooja home',
  ),
  festival(
    'birthday',
    'birthday, b day, bday, happy birthday, janmdin, janam din, जन्मदिन, बर्थडे',
    'chocolate 8, soft toy 7, watch 6, perfume 6, frock 5, toy 6, candle 5, headphones 4, dress 5, mug 4, cookies 4, ' +
      'camera 3, board game 3, book 3, cake 6, balloons 6',
    'birthday gift party',
  ),
  festival(
    'return-gift',
    'return gift, return gifts, party favours, रिटर्न गिफ़्ट',
    'crayons 8, puzzle 8, chocolate 8, soft toy 6, toy car 7, notebook 4, ludo 6, cookies 5, candle 4, watercolour 6, ' +
      'plant 3, mug 3',
    'gift birthday',
  ),
  festival(
    'anniversary',
    'anniversary, marriage anniversary, wedding anniversary, saalgirah, shaadi ki saalgirah, सालगिरह, शादी की सालगिरह, वर्षगांठ',
    'watch 9, perfume 9, saree 7, dinner set 6, chocolate 6, candle 5, handbag 5, wall clock 4, painting 4, mug 3, ' +
      'jewellery 6, wallet 4, attar 3',
    'gift',
    adults,
  ),
  festival(
    'valentine',
    'valentine, valentines, valentine day, valentines day, वैलेंटाइन, वेलेंटाइन डे',
    'chocolate 10, perfume 9, soft toy 9, watch 7, candle 6, dress 5, mug 5, jewellery 5, lipstick 4, wallet 4',
    'gift party',
    adults,
  ),
  festival(
    'teachers-day',
    'teachers day, teacher day, gift for teacher, guru purnima, शिक्षक दिवस, टीचर्स डे, गुरु पूर्णिमा',
    'fountain pen 10, diary 9, planner 7, mug 7, book 6, plant 7, chocolate 5, tea 4, flask 3, desk 2',
    'gift office',
  ),
  festival(
    'mothers-day',
    'mothers day, mother day, मातृ दिवस, मदर्स डे',
    'saree 9, perfume 7, handbag 7, tea 5, plant 5, watch 5, chocolate 5, face cream 4, kurta 5, bangles 4, shawl 6',
    'gift',
    ['women'],
  ),
  festival(
    'fathers-day',
    'fathers day, father day, पितृ दिवस, फादर्स डे',
    'watch 9, wallet 7, shirt 7, perfume 7, kurta 6, trimmer 5, fountain pen 5, radio 4, diary 3, sunglasses 3, book 4',
    'gift',
    ['men'],
  ),
  festival(
    'childrens-day',
    'childrens day, children day, bal diwas, बाल दिवस',
    'toy 9, soft toy 8, chocolate 8, story book 7, crayons 7, board game 6, puzzle 6, sketch pad 4, kids watch 3',
    'gift birthday',
  ),
  festival(
    'farewell',
    'farewell, farewell party, retirement, vidai, विदाई, सेवानिवृत्ति, फेयरवेल',
    'fountain pen 8, watch 8, diary 8, mug 6, plant 5, wall clock 5, chocolate 5, perfume 4, flask 4, book 4',
    'gift office',
    adults,
  ),
  festival(
    'new-year',
    'new year, happy new year, naya saal, nav varsh, नया साल, नववर्ष',
    'diary 9, planner 9, chocolate 7, cookies 6, candle 6, perfume 5, speaker 4, plant 4, dress 4, dry fruits 4',
    'gift party',
  ),
  festival(
    'independence-day',
    'independence day, republic day, 15 august, 26 january, स्वतंत्रता दिवस, गणतंत्र दिवस',
    'flag 10, khadi kurta 8, kurta 7, nehru jacket 7, saree 4, dupatta 3',
  ),
  festival(
    'pooja',
    'puja, pooja, pooja items, puja items, puja samagri, pooja samagri, worship, satyanarayan, havan, mandir, पूजा, पूजा सामग्री, हवन, मंदिर',
    'diya 10, incense 10, bell 9, mala 8, pooja bell 9, idol 8, ghee 6, thali 5, camphor 8, #pooja-festive 4',
    'pooja',
  ),
  festival(
    'fasting',
    'fasting, vrat, upvas, upwas, vrat ka khana, vrat food, ekadashi, व्रत, उपवास, व्रत का खाना, एकादशी',
    'makhana 10, salt 8, almonds 7, raisins 6, cashews 6, ghee 5, honey 4, jaggery 4, juice 3, squash 2, tea 2',
    'fasting pooja',
  ),
  festival(
    'party',
    'kitty party, house party, office party, cocktail party, किटी पार्टी',
    'housie 9, dress 8, snack 8, cookies 7, speaker 6, candle 6, soda 6, clutch 5, squash 4, chocolate 4, heels 4',
    'party',
  ),
  festival(
    'festive',
    'festival, festive, festive season, tyohar, tyohaar, त्योहार, त्यौहार, उत्सव',
    'saree 9, kurta 9, diya 8, dry fruits 7, incense 6, bangles 6, suit set 6, nehru jacket 5, lantern 5, sweets 5, ' +
      'dupatta 4, thali set 4',
  ),
];
