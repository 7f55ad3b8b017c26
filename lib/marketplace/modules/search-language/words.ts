import { keysOf, wordsOf } from './folding';
import type { Occasion } from './occasions/occasion';
import { builtInOccasions } from './occasions/reading';
import { synonymsOf } from './synonyms';
import { inLatinLetters } from './transliteration';

/** A word of a text with the keys under which the search finds it, and the keys of its synonyms. */
export type WordKeys = { word: string; own: readonly string[]; alike: readonly string[] };

/** Returns the words of a text as the search understands them, in either language and script. */
export const wordKeys = (text: string): WordKeys[] =>
  wordsOf(text).map((word) => ({ word, own: keysOf(word), alike: synonymsOf(word).keys }));

/** Returns the occasions that the search knows, including those that operators disabled: language/occasions. */
export const knownOccasions = (): readonly Occasion[] => builtInOccasions;

/** Returns a text by its sound: spellings of one word, its plural and both scripts share it. */
export const foldedForm = (text: string): string =>
  wordsOf(text)
    .map((word) => keysOf(word)[0] ?? word)
    .join(' ');

/** Returns a Hindi word in Latin letters, as people type it: सूती is suti. Expects NFC without digits. */
export const latinSpelling = (word: string): string => inLatinLetters(word)[0] ?? '';

/** Words of a search that do not describe the thing sought; ignored unless there are no others. */
export const stopWords: ReadonlySet<string> = new Set(
  (
    'a an and for from in of on or the to with by at as is are be it its this that these those my me our your ' +
    'i we you want wants need needs buy buying get find search show give looking look please can could should ' +
    'will would where what which who how some any something good nice great suitable new use used using do does put ' +
    'like such has have item items product products thing things stuff online shopping shop store price prices cost rate ' +
    'size sized colour color coloured type kind quality while sabse सबसे ' +
    'jo jis jaisa jaise jaisi ka ke ki ko liye lie me mein wala wale wali vala vale vali se hai hain ho aur ya ek mujhe mujhko hume chahiye ' +
    'chaiye chahie dikhao dikhaye dikhaiye batao bataiye dijiye koi kuch lena kharidna kharidni apne apni mere meri saman cheez kya kaun ' +
    'जो जिस जैसा जैसे जैसी का के की को और या में से लिए पर वाला वाले वाली है हैं हो एक मुझे हमें चाहिए दिखाओ दिखाएँ बताओ कोई कुछ लेना ' +
    'ख़रीदना खरीदना अपने अपनी मेरे मेरी सामान चीज़ चीज़ें क्या कौन कौनसा साइज़ साइज रंग कीमत'
  ).split(' '),
);
