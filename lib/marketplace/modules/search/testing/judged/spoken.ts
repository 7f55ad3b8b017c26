import { all, any, coloured, type JudgedQuery, named, upTo, within } from './rules';
import * as a from './things';

/** Searches spoken to a telephone. */
export const spoken: readonly JudgedQuery[] = [
  ['mujhe red color ki saree dikhao', all(a.saree, coloured('Red', 'Maroon'))],
  ['ok show me some cotton kurtas please', all(a.kurta, named(/Cotton|Khadi|Ikat|Block Print/))],
  ['hey can you find a bluetooth speaker', a.speaker],
  ['mummy ke liye ek acchi si saree chahiye', a.saree],
  ['bhaiya ek pressure cooker dikhao', a.pressureCooker],
  ['मुझे एक अच्छी सी चादर दिखाइए', a.bedsheet],
  ['कोई सस्ता पावर बैंक बताओ', a.powerBank],
  ['i am looking for a school bag for my son', named(/School Bag/)],
  ['do you have steel water bottles', all(a.anyBottle, named(/Steel/))],
  ['is there any cast iron kadhai', named(/Cast Iron/)],
  ['kya aapke paas copper ki bottle hai', named(/Copper Water Bottle/)],
  ['एक लाल रंग की साड़ी दिखाओ', all(a.saree, coloured('Red', 'Maroon'))],
  ['where do i find running shoes for men', all(a.sportsShoes, named(/Running/))],
  ['tell me the price of mixer grinder', a.mixer],
  ['show me watches for ladies under two thousand', all(a.watch, upTo(2000))],
  ['mujhe apne bete ke liye cricket bat lena hai', a.cricketBat],
  ['hello mujhe chai patti mangwani hai', a.tea],
  ['order karna hai basmati chawal', a.rice],
  ['भैया अगरबत्ती है क्या', a.incense],
  ['हमें शादी के लिए चूड़ियाँ चाहिए', a.bangles],
  ['find me something for dry hair', within('hair-care')],
  ['can i get a good helmet for bike', a.helmet],
  ['please search ceramic coffee mugs', named(/Coffee Mug/)],
  ['um i want like a table fan', a.fan],
  ['i need new curtains for my bedroom', a.curtain],
  ['kuch namkeen dikhao', any(a.snacks, named(/Sev|Papad/))],
];
