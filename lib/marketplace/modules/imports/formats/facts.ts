import { plainName, type SourceRecord } from './format';
import { attributeList } from './options';

/** Names of columns that say a fact about goods, which becomes an attribute of that name. */
const facts =
  /^(?:(?:outer|inner|upper|sole|frame|blouse|saree|top|bottom|dupatta|lining|strap|case|main|primary)?(?:material|fabric)s?(?:type|composition)?|print(?:or)?pattern(?:type)?|patterns?(?:type|printtype)?|print(?:type)?|fit(?:type)?|(?:sleeve|neck|collar|waist|heel|toe|hem|top|dress|saree)?(?:length|type|style|shape)?type|sleeve(?:length|style|type)?s?|neck(?:line|type)?|collar|closure(?:type)?|occasions?(?:type)?|idealfor|suitablefor|gender|agegroup|agerangedescription|department(?:name)?|targetgender|season|usage|washcare|careinstructions?|material(?:and)?care(?:description)?|finish|shape|theme|style(?:name)?|work|weave(?:type)?|weavepattern|border|ornamentation(?:type)?|transparency|stitch(?:ing)?(?:type)?|stretchability|numberofpockets|packof|setcontents|packagecontents|numberofitems|itempackagequantity|netquantity|capacity|flavou?r|ingredients|scent|fragrance|skintype|hairtype|shelflife|wattage|voltage|power|batterytype|connectivity|warranty(?:period|summary)?|author|publisher|language|binding|edition|pages|genre|metal(?:type)?|stonetype|gemtype|plating|polish|purity|assembly(?:required)?|roomtype|mountingtype|careinstruction|technique|embroidery|ageweight|मटेरियल|कपड़ा|फ़ैब्रिक)$/;

/** Returns whether a column says a fact about goods. */
export const isFactColumn = (heading: string): boolean => {
  const name = plainName(heading);
  return facts.test(name) && name !== 'producttype';
};

/** Words of terms of sale, which are no facts about goods: `72 hours returns`, shipping, payment. */
const terms =
  /(?:return|refund|exchange|cancell?ation|shipping|delivery|dispatch|cod\b|cash on|payment|policy|policies|guarantee text|disclaimer|faq|size ?chart|size ?guide|review|rating|seo|related|complementary|boost|badge|video|url|link|template|hidden|search|upsell|cross.?sell|judge\.?me|yotpo|loox|stamped)/i;

/** Returns whether a named value is a term of the shop or a setting of its software, and no fact about goods. */
export const isTerm = (name: string): boolean => terms.test(name.slice(0, 120));

/** Returns whether a value is a reference or markup of the shop's software, which says nothing to a shopper. */
export const isInternal = (value: string): boolean =>
  /^(?:gid:\/\/|https?:\/\/|[[{<]|#[0-9a-f]{3,8}$)/i.test(value.slice(0, 200).trim());

/** Returns a row's facts as attributes. */
export const factsOf = ({ cells }: SourceRecord, columns: readonly string[]): string =>
  attributeList(
    columns
      .map((name) => ({ name: name.replaceAll('_', ' '), value: cells.get(name) ?? '' }))
      .filter(({ name, value }) => value && !isTerm(name) && !isInternal(value)),
  );
