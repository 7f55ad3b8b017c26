import { edge } from './amounts';

/** Things that carry the star label of the Bureau of Energy Efficiency in India. */
const labelled = new RegExp(
  `${edge.start}(?:fans?|pankh[ae]|ac|air\\s*-?\\s*conditioners?|fridges?|refrigerators?|freezers?|washing\\s+machines?|washers?|` +
    'geysers?|(?:water|room)\\s+heaters?|tvs?|televisions?|(?:air\\s+)?coolers?|(?:led\\s+)?bulbs?|tube\\s?lights?|microwaves?|' +
    'ovens?|gas\\s+stoves?|inductions?|inverters?|(?:water\\s+)?pumps?|पंख[ाे]|एसी|एयर\\s+कंडीशनर|फ़?्रिज|वॉशिंग\\s+मशीन|' +
    `वाशिंग\\s+मशीन|गीज़र|गीजर|टीवी|टेलीविज़न|कूलर|बल्ब|माइक्रोवेव)${edge.end}`,
  'u',
);
/** 5 star, 3-star rated; "4 star and above" is what buyers gave. */
const label = new RegExp(
  `(?<![\\p{L}\\p{M}\\p{N}.,])([1-5])\\s*-?\\s*(?:stars?|स्टार)(?:\\s+(?:rated|rating|label(?:led)?|रेटिंग))?${edge.end}` +
    '(?!\\s*(?:\\+|(?:and|or|&)\\s+(?:above|up|more)))',
  'u',
);

/** The stars of an energy label that a lower-case search asks for: of a fan, while 4 star shoes are those rated so. */
export function energyLabelIn(
  text: string,
): { stars: number; at: number; length: number } | undefined {
  const found = labelled.test(text) ? label.exec(text) : undefined;
  return found ? { stars: Number(found[1]), at: found.index, length: found[0].length } : undefined;
}
