/**
 * Names that files give to goods, with the broader names that markets give to their categories. In each line the
 * words before `>` occur in names of categories that the words after it propose.
 */
const lines = [
  'jewellery ornaments jewelry > necklace bracelet earring ring anklet pendant choker brooch bangle mangalsutra nosepin cufflink charm',
  'western tops clothing > top blouse tunic dress skirt jumpsuit crop camisole shrug leggings shorts',
  'winter sweatshirt jacket clothing > hoodie sweatshirt sweater jumper pullover cardigan jacket coat blazer beanie shawl',
  'shirt tshirt > polo tee henley jersey vest',
  'trouser jeans > chino jogger pants denim trackpant cargo',
  'ethnic > kurta sherwani dhoti lungi nehru pathani tuxedo waistcoat',
  'footwear shoes > sneaker loafer boot sandal slipper flipflop heel clog moccasin trainer hightop',
  'bag handbag > tote sling satchel clutch purse pouch wallet',
  'luggage backpack > rucksack suitcase trolley duffel daypack',
  'watches eyewear > sunglasses spectacles goggles smartwatch',
  'caps accessories umbrella belt > cap hat belt tie scarf glove muffler umbrella',
  'furniture > sofa couch armchair chair table desk drawer cabinet wardrobe shelf stool bench bookcase ottoman beanbag cot',
  'lighting lamp decor > lamp light lantern chandelier bulb candle diya sconce',
  'decor > vase frame painting poster wallpaper mirror sculpture pennant clock showpiece candle rug basket',
  'bedding linen furnishing > pillow cushion bedsheet blanket quilt duvet comforter mattress bedclothes curtain towel',
  'garden plants > pot planter plant seed trowel hose watering shovel rake fertiliser compost slat gardening',
  'garden plants > pond fountain sprinkler trough lawn patio hedge greenhouse pruner secateurs soil',
  'kitchen cookware > pan kadai tawa cooker knife spatula ladle',
  'dinnerware tableware kitchen > plate bowl mug cup saucer tumbler cutlery jug',
  'storage kitchen bottle > container jar flask bottle tiffin lunchbox',
  'beauty skin makeup > lipstick foundation mascara serum moisturiser cream lotion kajal',
  'hair > shampoo conditioner comb hairband scrunchie clip',
  'toys games > doll puzzle blocks teddy boardgame lego',
  'music instruments > album single vinyl guitar flute tabla keyboard harmonium',
  'books stationery > novel notebook diary textbook journal paperback',
  'pens art stationery > pen pencil crayon marker paint brush',
  'mobile accessories > charger cable powerbank earphone case phone smartphone iphone tempered screenguard',
  'audio > headphone earbuds speaker soundbar',
  'pet > leash kibble collar',
  'sports fitness > dumbbell yogamat racket bat ball',
  'western tops clothing > vestido falda blusa jupe chemisier kleid bluse gonna camicetta saia',
  'shirt tshirt > camisa camiseta chemise hemd camicia maglietta',
  'trouser jeans > pantalon pantalones hose pantaloni calça jean',
  'footwear shoes > zapato zapatilla chaussure schuhe stiefel scarpe sapato bota sandalia',
  'bag handbag > bolso cartera tasche handtasche borsa bolsa sac',
  'jewellery ornaments jewelry > collar pulsera pendiente anillo bague halskette ohrringe anello orecchini',
  'toys games > juguete jouet spielzeug giocattolo brinquedo peluche muñeca puppe',
  'books stationery > libro livre buch bücher cuaderno cahier quaderno livro',
  'decor > lampara vela cuadro bougie kerze candela espejo spiegel',
  'kitchen cookware > olla sarten cuchillo casserole topf pfanne pentola panela',
  'bedding linen furnishing > almohada manta sabana coussin drap kissen decke handtuch toalla cuscino',
  'grocery food > tea coffee spice snack pickle honey rice flour',
] as const;

/** Pairs of a word for goods and the words of categories that it proposes. */
export const broaderWords: readonly { word: string; broader: string }[] = lines.flatMap((line) => {
  const [broader = '', words = ''] = line.split(' > ');
  return words.split(' ').map((word) => ({ word, broader }));
});
