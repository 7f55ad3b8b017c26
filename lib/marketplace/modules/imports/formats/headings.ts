import { type SourceField, sourceFields } from '@/lib/contract/schemas/seller/import-fields';
import { ofPlainFields } from '@/lib/contract/schemas/seller/plain-fields';
import { languageName } from '@/lib/i18n/language-name';
import { defaultLocale, type OtherLocale, otherLocales } from '@/lib/i18n/locales';
import { fieldIn } from '@/lib/i18n/translated';
import { plainName } from './format';

/** Returns names of a column for each other language: `name hindi`, `hindi name`, and the language's own words. */
function inOtherLanguages<Name extends string>(
  name: Name,
  words: readonly string[],
  own: { [Lang in OtherLocale]?: readonly string[] },
): Record<`${Name}_${OtherLocale}`, readonly string[]> {
  const rows = otherLocales.map((lang) => {
    const language = languageName(lang, defaultLocale);
    const both = words.flatMap((word) => [`${word} ${language}`, `${language} ${word}`]);
    return [fieldIn(name, lang), [...both, ...(own[lang] ?? [])]];
  });
  return Object.fromEntries(rows);
}

/** Splits a row of the table below. */
const words = (text: string) => text.split('|').map((word) => word.trim());

/**
 * Other names of columns, besides the template's own; compared without spaces, signs and case. The first line of
 * each is English, then the languages of India, then those of other shops' exports.
 */
const aliases: Record<SourceField, readonly string[]> = {
  listing_code: words(
    `style code|style id|style no|style number|parent sku|parent code|group|group id|item group id|model|model no|model number|design no|design code|article group|handle|product id|
    स्टाइल कोड|मॉडल|डिज़ाइन नंबर`,
  ),
  sku: words(
    `seller sku|seller sku id|sku id|sku code|sku no|sku number|stock keeping unit|item code|item no|item number|item id|product code|product sku|code|item sku|article no|article number|article code|article|part number|part no|mpn|variant sku|vendor sku code|material code|reference|ref|internal reference|reference no|default code|id|
    कोड|एसकेयू|एस के यू|सामान कोड|आइटम कोड|उत्पाद कोड|এসকেইউ|কোড|குறியீடு|కోడ్|ಕೋಡ್|કોડ|
    artikelnummer|artikelnr|artnr|art nr|bestellnummer|référence|código|codigo|referencia|clave|codice|artikelcode|kod|stok kodu|référence produit|ref produit|codigo producto|artículo código|артикул|код|رمز المنتج|商品编号|商品コード`,
  ),
  name: words(
    `product name|title|product title|item name|item title|listing title|name en|name english|product name english|item description|particulars|item|product|goods|article name|vendor article name|product display name|model name|
    नाम|उत्पाद|सामान|प्रोडक्ट|सामान का नाम|उत्पाद का नाम|वस्तु|वस्तु का नाम|आइटम|शीर्षक|নাম|পণ্য|পণ্যের নাম|பெயர்|பொருள்|பொருளின் பெயர்|పేరు|ఉత్పత్తి పేరు|ಹೆಸರು|ಉತ್ಪನ್ನ|ഉൽപ്പന്നം|പേര്|નામ|ઉત્પાદન|नाव|उत्पादन|ਨਾਮ|
    produktname|bezeichnung|artikelbezeichnung|artikelname|artikel|artikeltext|artikeltext1|produktbezeichnung|nom|nom du produit|nom produit|nom de l’article|nom article|libellé|désignation|titre|nombre|nombre del producto|nombre producto|artículo|articulo|descripción del producto|título|producto|nome|nome do produto|produto|nome prodotto|prodotto|titolo|naam|productnaam|nazwa|ürün adı|ürün|наименование|название|имя|اسم المنتج|nama produk|nama barang|商品名称|商品名|产品名称`,
  ),
  description: words(
    `product description|item description|details|body|body html|long description|full description|description en|about|about product|item details|
    विवरण|उत्पाद विवरण|जानकारी|বিবরণ|விளக்கம்|వివరణ|ವಿವರಣೆ|વર્ણન|वर्णन|
    beschreibung|produktbeschreibung|langbeschreibung|description du produit|descripción|descripcion|descrição|descricao|descrizione|omschrijving|beschrijving|opis|açıklama|описание|الوصف|deskripsi|描述|商品説明`,
  ),
  ...inOtherLanguages('name', ['name', 'title', 'product name'], {
    hi: ['नाम', 'हिन्दी नाम', 'हिंदी नाम', 'नाम हिंदी', 'नाम हिन्दी'],
  }),
  ...inOtherLanguages('description', ['description'], {
    hi: ['विवरण', 'हिन्दी विवरण', 'हिंदी विवरण', 'विवरण हिंदी'],
  }),
  category: words(
    `product category|category name|categories|category path|categorypath|product type|item category|item group|sub category|sub categories|subcategory|main category|department|collection|article type|vertical|segment|type|google product category|
    श्रेणी|श्रेणियां|श्रेणियाँ|कैटेगरी|वर्ग|प्रकार|শ্রেণী|வகை|వర్గం|ವರ್ಗ|શ્રેણી|
    kategorie|kategorien|warengruppe|artikelgruppe|produktgruppe|gruppe|catégorie|catégories|famille|rubro|familia|rubrique|категория|catégorie|categorie|categoría|categorías|categoria|categorias|kategoria|kategori|الفئة|类别|分类|カテゴリー|カテゴリ`,
  ),
  brand: words(
    `brand name|vendor|manufacturer|maker|company|label|make|
    ब्रांड|ब्रैंड|कंपनी|निर्माता|ব্র্যান্ড|பிராண்ட்|బ్రాండ్|ಬ್ರ್ಯಾಂಡ್|બ્રાન્ડ|
    marke|hersteller|бренд|marque|fabricant|marca|fabricante|merk|marka|العلامة التجارية|品牌|ブランド`,
  ),
  colour: words(
    `color|colour name|color name|colours|colors|shade|prominent colour|brand colour|base colour|primary color|
    रंग|রঙ|நிறம்|రంగు|ಬಣ್ಣ|રંગ|farbe|couleur|cor|colore|kleur|kolor|renk|اللون|颜色|カラー`,
  ),
  size: words(
    `size name|sizes|brand size|standard size|size value|uk size|pack size|packsize|pack|
    साइज़|साइज|आकार|नाप|সাইজ|அளவு|సైజు|ಗಾತ್ರ|સાઇઝ|größe|groesse|taille|talla|tamanho|taglia|maat|rozmiar|beden|المقاس|尺码|サイズ`,
  ),
  mrp: words(
    `m r p|mrp price|max retail price|maximum retail price|list price|compare at price|mrp inr|mrp rs|mrp per unit|printed price|market price|original price|regular price|retail price|rrp|msrp|strike price|old price|
    एमआरपी|एम आर पी|अधिकतम खुदरा मूल्य|अंकित मूल्य|ছাপা মূল্য|uvp|prix conseillé|pvp|precio de venta al público|preço original`,
  ),
  price: words(
    `selling price|sale price|sales price|retail rate|rate per kg|rates per kg|price per kg|offer price|your price|your selling price|our price|discounted price|special price|deal price|starting price|net price|final price|current price|unit price|sell price|rate|sp|isp|price inr|price rs|selling price inr|selling price rs|rate rs|price tax excluded or price tax included|our rate|your rate|net rate|sale rate|selling rate|amount|base price|
    कीमत|क़ीमत|दाम|मूल्य|भाव|दर|विक्रय मूल्य|बिक्री मूल्य|দাম|মূল্য|விலை|ధర|ಬೆಲೆ|વેચાણ કિંમત|કિંમત|किंमत|ਕੀਮਤ|
    preis|verkaufspreis|vk|vk preis|vk brutto|bruttopreis|prix|prix de vente|prix unitaire|prix ttc|prix ht|precio|precio de venta|precio venta|precio unitario|precio publico|precio lista|precio neto|neto|precio iva|precio con iva|precio iva incluido|preço de venda|цена|preço|preco|prezzo|prijs|verkoopprijs|cena|fiyat|satış fiyatı|السعر|harga|价格|单价|価格|販売価格`,
  ),
  stock: words(
    `quantity|qty|inventory|inventory level|current stock level|inventory quantity|inventory qty|available|availability|available stock|available qty|stock quantity|stock level|stock status|units|units available|stock qty|qty in stock|in stock|instock|closing stock|current stock|stock on hand|on hand|opening stock|balance|bal qty|pcs|pieces|nos|
    स्टॉक|भंडार|मात्रा|संख्या|नग|পরিমাণ|স্টক|அளவு இருப்பு|இருப்பு|స్టాక్|ಸ್ಟಾಕ್|સ્ટોક|साठा|
    bestand|lagerbestand|menge|anzahl|quantité|quantité en stock|en stock|stock actual|остаток|количество|stock disponible|existencias|cantidad|estoque|quantidade|giacenza|quantità|voorraad|aantal|ilość|stan|stok|adet|الكمية|stok barang|库存|数量|在庫`,
  ),
  hsn: words(
    'hsn code|hsn sac|hsnsac|hs code|hsn no|hsn number|harmonized code|harmonized system code|एचएसएन|एचएसएन कोड',
  ),
  gst_notification: [],
  gst_rate: words(
    'gst|tax|tax rate|gst percent|gst percentage|gst%|gst rate %|igst|igst rate|tax percent|tax%|tax percentage|gst tax|intra state tax rate|जीएसटी|जीएसटी दर|कर दर',
  ),
  ...ofPlainFields((_, { headings }) => headings),
  gtin: words(
    'barcode|bar code|cód barras|cod barras|ean|ean code|ean13|upc|upc code|isbn|isbn13|gtin|gtin upc ean or isbn|ean upc|external product id|product barcode|बारकोड|strichcode|code barres|code ean|codigo barras|código barras|codigo de barra|código de barra|штрихкод|código de barras|codigo de barras|codice a barre|条形码',
  ),
  weight_grams: words(
    `weight|weight g|weight gm|weight gms|weight grams|weight in grams|weight kg|weight kgs|net weight|gross weight|package weight|shipping weight|item weight|wt|
    वज़न|वजन|भार|ওজন|எடை|బరువు|ತೂಕ|વજન|gewicht|poids|peso|waga|ağırlık|重量`,
  ),
  length_cm: words(
    'length|length cm|लंबाई|लम्बाई|package length|länge|longueur|longitud|comprimento|lunghezza',
  ),
  width_cm: words(
    'width|width cm|चौड़ाई|breadth|breadth cm|package width|package breadth|breite|largeur|ancho|largura|larghezza',
  ),
  height_cm: words('height|height cm|ऊँचाई|ऊंचाई|package height|höhe|hauteur|altura|altezza'),
  attributes: words('features|specifications|attributes|product attributes|specs|विशेषताएँ|विशेषता'),
  pictures: words(
    `images|image|image url|image urls|image link|image links|image src|picture|picture url|pictures|photo|photos|photo url|main image|main image url|product image|product images|product image url|img|image path|thumbnail|featured image|image name|image file|image filename|picture name|photo name|
    फ़ोटो|फोटो|तस्वीर|तस्वीरें|चित्र|छवि|छवियाँ|ছবি|படம்|చిత్రం|ಚಿತ್ರ|છબી|
    bild|bilder|bild url|images url|url imagen|url imagenes|imagen url|imagen|imagenes|imágenes|foto|fotos|imagem|imagens|immagine|immagini|afbeelding|zdjęcie|resim|صورة|gambar|图片|画像`,
  ),
  tags: words(
    'tag|keywords|labels|search keywords|search terms|generic keywords|टैग|schlagwörter|mots clés|etiquetas|tags',
  ),
  currency: words('currency code|मुद्रा|währung|devise|moneda|moeda|valuta'),
  status: words(
    'published|is published|available for sale|disponibles para la venta|listing status|product status|active|is active|enabled|is enabled|visible|visibility|state|activo|actif|aktiv|attivo|ativo|स्थिति|प्रकाशित',
  ),
};

const fieldsByName = new Map<string, SourceField>();
for (const field of sourceFields) {
  for (const name of [field, ...aliases[field]]) {
    if (!fieldsByName.has(plainName(name))) fieldsByName.set(plainName(name), field);
  }
}

/** Returns the field that a heading names, in any known language; undefined for another one. */
export function fieldNamed(heading: string): SourceField | undefined {
  const [whole, bare] = [plainName(heading), plainName(withoutUnit(heading))];
  // `Product price` and `item_colour` are price and colour.
  const own = bare.replace(/^(?:product|item|goods)(?=.{3})/, '');
  return fieldsByName.get(whole) ?? fieldsByName.get(bare) ?? fieldsByName.get(own);
}

/** Returns a heading without a unit, a currency or a star at its end: `Weight (g)`, `MRP (₹)`, `Name*`. */
function withoutUnit(heading: string): string {
  const name = heading.slice(0, 120).trim();
  const open = name.search(/[([]/);
  return open > 0 && /[)\]*]\s*\*?$/.test(name) ? name.slice(0, open) : name;
}

/** Returns other names of a field's column, the most certain first. */
export const namesOfField = (field: SourceField): readonly string[] => aliases[field];
