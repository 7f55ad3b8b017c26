import type { Audience, Occasion } from './occasion';

const person = (
  id: string,
  words: string,
  leadsTo: string,
  audience: readonly Audience[],
  marks = 'gift',
): Occasion => ({ id, group: 'person', words, leadsTo, audience, marks });

const women =
  'saree 8, perfume 7, handbag 7, watch 6, bangles 6, kurta 6, jewellery 5, lipstick 4, face cream 4, clutch 4, ' +
  'sunglasses 3, dupatta 4, candle 3, chocolate 3, plant 2';
const men =
  'watch 9, perfume 7, shirt 6, wallet 6, trimmer 6, kurta 6, sunglasses 5, headphones 5, grooming kit 4, ' +
  'backpack 4, smartwatch 5, fountain pen 3, chocolate 2';
const olderWomen =
  'saree 9, cotton saree 4, shawl 8, kurta 6, tea 5, mala 5, diya 4, dohar 4, quilt 5, slippers 4, plant 4, dry fruits 5, ' +
  'perfume 3, handbag 3, bangles 3, incense 3';
const olderMen =
  'kurta 9, watch 6, radio 6, shawl 6, muffler 6, tea 4, reading glasses 5, quilt 4, dry fruits 5, book 4, mala 4, ' +
  'walking shoes 4, bp monitor 3, fountain pen 4, umbrella 2';
const children =
  'toy 8, soft toy 8, building blocks 7, puzzle 7, board game 6, story book 6, crayons 6, watercolour 5, toy car 4, ' +
  'school bag 3';
const colleagues =
  'diary 9, mug 8, fountain pen 8, plant 7, planner 6, tea 5, coffee 4, flask 5, chocolate 6, dry fruits 4, ' +
  'candle 4, wall clock 3, book 2';

/** Recipients. Women, men and children in general come last and count only beside a gift or occasion. */
export const people: readonly Occasion[] = [
  person(
    'mother',
    'mother, mom, mum, mummy, mumma, maa, ma, mata, amma, माँ, मां, मम्मी, माता, अम्मा',
    women,
    ['women'],
  ),
  person(
    'father',
    'father, dad, daddy, papa, pita, pitaji, appa, baba, पापा, पिता, पिताजी, डैडी',
    men,
    ['men'],
  ),
  person('wife', 'wife, patni, biwi, wifey, पत्नी, बीवी', women, ['women']),
  person('husband', 'husband, pati, hubby, पति', men, ['men']),
  person(
    'girlfriend',
    'girlfriend, girl friend, gf, fiancee, प्रेमिका, गर्लफ्रेंड',
    `${women}, soft toy 6, dress 5`,
    ['women'],
  ),
  person('boyfriend', 'boyfriend, boy friend, bf, fiance, प्रेमी, बॉयफ्रेंड', men, ['men']),
  person('sister', 'sister, behan, bahan, behen, didi, sis, बहन, दीदी', `${women}, soft toy 3`, [
    'women',
    'girls',
  ]),
  person('brother', 'brother, bhai, bhaiya, bro, भाई, भैया', men, ['men']),
  person(
    'sister-in-law',
    'bhabhi, bhabi, sister in law, nanad, saali, jethani, devrani, भाभी, ननद, साली, जेठानी, देवरानी',
    women,
    ['women'],
  ),
  person(
    'brother-in-law',
    'jija, jijaji, jiju, saala, devar, brother in law, जीजा, जीजाजी, साला, देवर',
    men,
    ['men'],
  ),
  person(
    'mother-in-law',
    'saas, sasu maa, mother in law, saasu, सास, सासू माँ, सासू मां',
    `${women}, shawl 7, tea 4`,
    ['women'],
  ),
  person('father-in-law', 'sasur, father in law, ससुर', `${men}, shawl 4, radio 3`, ['men']),
  person(
    'grandmother',
    'grandmother, grandma, granny, dadi, nani, dadi maa, nani maa, paati, दादी, नानी',
    olderWomen,
    ['women'],
  ),
  person(
    'grandfather',
    'grandfather, grandpa, dada, nana, dadaji, nanaji, thatha, दादा, नाना, दादाजी, नानाजी',
    olderMen,
    ['men'],
  ),
  person(
    'grandparents',
    'grandparents, parents, mummy papa, elders, elderly, senior citizen, senior citizens, old people, buzurg, माता पिता, दादा दादी, बुज़ुर्ग, बुजुर्ग',
    'tea 6, dry fruits 7, quilt 7, plant 5, wall clock 4, bp monitor 5, radio 5, mala 4, reading glasses 3, dinner set 3',
    ['women', 'men'],
  ),
  person(
    'aunt',
    'aunt, aunty, auntie, chachi, mausi, mami, bua, tai, kaki, चाची, मौसी, मामी, बुआ, ताई',
    women,
    ['women'],
  ),
  person('uncle', 'uncle, chacha, mama, mausa, fufa, tau, kaka, चाचा, मामा, मौसा, ताऊ', men, [
    'men',
  ]),
  person('boss', 'boss, manager, sir, बॉस, मैनेजर', colleagues, ['men', 'women'], 'gift office'),
  person(
    'colleague',
    'colleague, colleagues, coworker, co worker, office friend, employee, employees, staff, team, corporate, client, clients, सहकर्मी, कर्मचारी',
    colleagues,
    ['men', 'women'],
    'gift office',
  ),
  person(
    'teacher',
    'teacher, madam, guruji, professor, ma am, टीचर, शिक्षक, अध्यापक, गुरुजी',
    colleagues,
    ['men', 'women'],
    'gift office',
  ),
  person(
    'doctor',
    'doctor, nurse, डॉक्टर, नर्स',
    `${colleagues}, stethoscope 4`,
    ['men', 'women'],
    'gift office',
  ),
  person(
    'friend',
    'friend, friends, dost, best friend, yaar, saheli, bestie, दोस्त, मित्र, सहेली',
    'mug 8, chocolate 8, headphones 6, candle 5, plant 6, perfume 5, diary 5, backpack 4, watch 5, board game 3, book 4, speaker 4',
    ['men', 'women'],
  ),
  person(
    'couple',
    'couple, newlyweds, newly married, bride and groom, jodi, जोड़ा, नवविवाहित',
    'dinner set 9, wall clock 7, bedsheet 7, painting 6, perfume 5, candle 5, trolley bag 4, lamp 4, watch 4, mug 4',
    ['men', 'women'],
  ),
  person(
    'neighbour',
    'neighbour, neighbor, padosi, host, पड़ोसी',
    'dry fruits 8, cookies 7, chocolate 7, tea 6, candle 6, plant 6, incense 4, mug 3',
    ['men', 'women'],
  ),
  person(
    'teenager',
    'teenager, teenagers, teen, teens, teenage girl, teenage boy, किशोर, किशोरी',
    'headphones 9, earbuds 8, backpack 7, speaker 6, smartwatch 7, sunglasses 5, perfume 4, football 3, sketch pad 4, power bank 5, camera 4',
    ['men', 'women'],
  ),
  person(
    'student',
    'student, students, college student, vidyarthi, छात्र, छात्रा, विद्यार्थी',
    'backpack 9, notebook 9, pen 8, laptop 6, lamp 7, headphones 5, water bottle 5, lunch box 4, calculator 6, planner 4',
    ['men', 'women', 'girls', 'boys'],
    'study school college',
  ),
  person('daughter', 'daughter, beti, bitiya, बेटी, बिटिया', `frock 8, ${children}, doll 6`, [
    'girls',
    'kids',
  ]),
  person('son', 'son, beta, bete, बेटा, बेटे', `${children}, cricket bat 6`, ['boys', 'kids']),
  person(
    'newborn',
    'newborn, new born, newborn baby, infant, shishu, navjaat, नवजात, नवजात शिशु',
    'baby lotion 9, soft toy 8, feeding bottle 8, baby oil 8, diaper 7, wipes 5, rash cream 4, sipper 5, doll 3',
    ['baby', 'kids'],
  ),
  person(
    'baby',
    'baby, babies, शिशु, बेबी',
    'baby lotion 9, soft toy 8, feeding bottle 8, baby oil 8, diaper 7, wipes 5, rash cream 4, sipper 6',
    ['baby', 'kids'],
  ),
  person('girl', 'girl, girls, ladki, little girl, लड़की, बच्ची', `frock 8, ${children}, doll 6`, [
    'girls',
    'kids',
  ]),
  person('boy', 'boy, boys, ladka, little boy, लड़का', `${children}, cricket bat 5, football 4`, [
    'boys',
    'kids',
  ]),
  person(
    'child',
    'kid, kids, child, children, baccha, bacche, bachcha, bachche, toddler, बच्चा, बच्चे, बच्चों',
    children,
    ['kids', 'girls', 'boys'],
  ),
  person('woman', 'woman, her, women, lady, ladies, mahila, aurat, female, महिला, औरत', women, [
    'women',
  ]),
  person('man', 'man, him, men, gents, purush, mard, male, पुरुष, आदमी', men, ['men']),
];

/** People who are also attributes of things: alone they find everything that is for them. */
export const ordinaryPeople: ReadonlySet<string> = new Set([
  ...['baby', 'girl', 'boy', 'child', 'woman', 'man', 'newborn'],
]);

/** People that tell the age more precisely than a girl or boy beside them, who are then ignored. */
export const agesFirst: readonly string[] = ['newborn', 'baby', 'teenager'];

/** A gift for nobody in particular. */
export const gift: Occasion = {
  id: 'gift',
  group: 'festival',
  words:
    'gift, gifts, gifting, present, gift item, gift items, gift hamper, gift set, hamper, surprise, tohfa, tofa, uphaar, uphar, bhent, तोहफ़ा, तोहफा, उपहार, गिफ़्ट, गिफ्ट, भेंट',
  leadsTo:
    'chocolate 9, candle 7, mug 7, perfume 7, watch 6, plant 6, dry fruits 7, diary 5, cookies 5, soft toy 5, ' +
    'tea 4, handbag 4, headphones 4, diya 3, basket 3, attar 3, bangles 2, incense 3',
  marks: 'gift',
};
