import { normalised } from '@/lib/text/normalised';

/** Maximum characters of a heading that are read. */
const longest = 120;

/**
 * The headings of shops' exports in other languages, in all spellings of their translations: WooCommerce's for a shop
 * in Hindi, French, German, Spanish, Italian, Portuguese or Russian, and Etsy's downloads. The words of types and
 * attributes in the rows stay English.
 */
const translated: Record<string, readonly string[]> = {
  ID: ['आईडी', 'आई डी', 'पहचान'],
  Type: ['प्रकार', 'टाइप', 'Typ', 'Tipo', 'Тип'],
  SKU: ['एसकेयू', 'एस के यू', 'UGS', 'Artikelnummer', 'COD', 'REF', 'Артикул'],
  Name: ['नाम', 'Nom', 'Nombre', 'Nome', 'Имя'],
  'Is featured?': [
    ...['Mis en avant ?', 'Ist hervorgehoben?', '¿Está destacado?', 'In primo piano?'],
    ...['Em destaque?', 'рекомендуемый?'],
  ],
  'Regular price': [
    ...['नियमित मूल्य', 'नियमित कीमत', 'नियमित क़ीमत', 'सामान्य मूल्य'],
    ...['Tarif régulier', 'Regulärer Preis', 'Precio normal', 'Prezzo di listino', 'Базовая цена'],
  ],
  'Sale price': [
    ...['बिक्री मूल्य', 'विक्रय मूल्य', 'सेल मूल्य', 'बिक्री कीमत', 'छूट मूल्य'],
    ...[
      'Tarif promo',
      'Angebotspreis',
      'Precio rebajado',
      'Prezzo in offerta',
      'Preço promocional',
    ],
    'Акционная цена',
  ],
  'Date sale price ends': [
    ...['बिक्री मूल्य समाप्ति तिथि', 'बिक्री मूल्य समाप्त होने की तिथि'],
    ...['Date de fin de promo', 'Datum, an dem Angebotspreis endet'],
    ...['Día en que termina el precio rebajado', 'Data di fine del prezzo in offerta'],
    ...['Data de término do preço promocional', 'Дата окончания действия скидки'],
  ],
  Description: [
    ...['विवरण', 'Beschreibung', 'Descripción', 'Descrizione', 'Descrição', 'Описание'],
  ],
  'Short description': [
    ...['संक्षिप्त विवरण', 'लघु विवरण', 'छोटा विवरण', 'Description courte', 'Kurzbeschreibung'],
    ...['Descripción corta', 'Breve descrizione', 'Descrição curta', 'Короткое описание'],
  ],
  Published: ['Publié', 'Veröffentlicht', 'Publicado', 'Pubblicato', 'Опубликован'],
  'Visibility in catalog': [
    ...['Visibilité dans le catalogue', 'Sichtbarkeit im Katalog', 'Visibilidad en el catálogo'],
    ...['Visibilità nel catalogo', 'Visibilidade no catálogo', 'Видимость в каталоге'],
  ],
  'Tax status': [
    ...['État de la TVA', 'Steuerstatus', 'Estado del impuesto', 'Stato delle imposte'],
    ...['Status do imposto', 'Статус налога'],
  ],
  Categories: [
    ...['श्रेणियां', 'श्रेणियाँ', 'वर्ग', 'Catégories', 'Kategorien', 'Categorías', 'Categorie'],
    ...['Categorias', 'Категории'],
  ],
  Tags: ['टैग', 'टैग्स', 'Étiquettes', 'Schlagwörter', 'Etiquetas', 'Метки', 'TAG'],
  Brands: ['ब्रांड', 'ब्रांड्स', 'ब्रैंड', 'Marques', 'Marken', 'Marcas', 'Бренды'],
  Images: [
    ...['छवियां', 'छवियाँ', 'चित्र', 'इमेज', 'Bilder', 'Imágenes', 'Immagine', 'Immagini', 'Imagens'],
    'Изображения',
  ],
  Parent: ['मूल', 'पैरेंट', 'अभिभावक', 'जनक', 'Übergeordnet', 'Superior', 'Genitore', 'Родительский'],
  Stock: ['स्टॉक', 'भंडार', 'Lagerbestand', 'Inventario', 'Magazzino', 'Estoque', 'Запасы'],
  'In stock?': [
    ...['स्टॉक में', 'स्टॉक में है', 'स्टॉक में है?', 'स्टॉक में?', 'En stock ?', 'Vorrätig?'],
    ...['¿Existencias?', '¿En inventario?', 'Em estoque?', 'В наличии?'],
  ],
  Weight: ['वज़न', 'वजन', 'भार', 'Poids', 'Gewicht', 'Peso', 'Вес'],
  Length: ['लंबाई', 'लम्बाई', 'Longueur', 'Länge', 'Longitud', 'Lunghezza', 'Comprimento', 'Длина'],
  Width: ['चौड़ाई', 'Largeur', 'Breite', 'Anchura', 'Larghezza', 'Largura', 'Ширина'],
  Height: ['ऊंचाई', 'ऊँचाई', 'Hauteur', 'Höhe', 'Altura', 'Altezza', 'Высота'],
  TITLE: ['Titolo', 'Titel', 'Titre', 'Título'],
  PRICE: ['Prezzo', 'Preis', 'Prix', 'Precio', 'Preço'],
  CURRENCY_CODE: ['Codice valuta', 'Währungscode', 'Code devise', 'Código de moneda'],
  QUANTITY: ['Quantità', 'Menge', 'Quantité', 'Cantidad', 'Quantidade'],
  MATERIALS: ['Materiali', 'Materialien', 'Matériaux', 'Materiales', 'Materiais'],
};

const plain = (name: string) =>
  normalised(name, longest).toLowerCase().replaceAll('’', "'").replace(/[¿?]/g, '').trim();

const englishOf = new Map(
  Object.entries(translated).flatMap(([english, names]) =>
    names.map((name) => [plain(name), english] as const),
  ),
);

/** Headings with a number: attributes, pictures and variations. */
const numbered: readonly [RegExp, string][] = [
  [/^(?:विशेषता|गुण|एट्रिब्यूट) (\d{1,2}) नाम/, 'Attribute # name'],
  [/^(?:विशेषता|गुण|एट्रिब्यूट) (\d{1,2}) (?:मान|मूल्य|वैल्यू)/, 'Attribute # value(s)'],
  [/^nom de l'attribut (\d{1,2})$/, 'Attribute # name'],
  [/^valeur\(s\) de l'attribut (\d{1,2})$/, 'Attribute # value(s)'],
  [/^attribut (\d{1,2}) name$/, 'Attribute # name'],
  [/^attribut (\d{1,2}) wert(?:e|\(e\))?$/, 'Attribute # value(s)'],
  [/^(?:nombre del atributo|nome dell'attributo|nome do atributo) (\d{1,2})$/, 'Attribute # name'],
  [/^valor(?:e|es|\(es\))? (?:del|dell'|do) ?atribut(?:o|to) (\d{1,2})$/, 'Attribute # value(s)'],
  [/^valore dell'attributo (\d{1,2})$/, 'Attribute # value(s)'],
  [/^название атрибута (\d{1,2})$/, 'Attribute # name'],
  [/^значени\S{1,6} атрибут\S{1,8} (\d{1,2})$/, 'Attribute # value(s)'],
  [/^(?:immagine|bild|imagen|imagem) ?(\d{1,2})$/, 'IMAGE#'],
  [/^(?:tipo|typ|type) (?:di )?varia(?:nte|tion|ción) ?(\d)$/, 'VARIATION # TYPE'],
  [/^(?:nome|name|nom|nombre) (?:de la )?varia(?:nte|tion|ción) ?(\d)$/, 'VARIATION # NAME'],
  [
    /^(?:valori|werte|valeurs|valores) (?:de la )?varia(?:nte|tion|ción) ?(\d)$/,
    'VARIATION # VALUES',
  ],
];
const measure = /^(.{1,20}) (\(\w{1,5}\))$/;

/** Returns the English heading for one in another language; undefined for any other. */
export function englishHeading(heading: string): string | undefined {
  const name = plain(heading);
  for (const [pattern, english] of numbered) {
    const [, number] = pattern.exec(name) ?? [];
    if (number) return english.replace('#', number);
  }
  const [, measured = '', unit] = measure.exec(name) ?? [];
  if (unit) {
    const english = englishOf.get(measured);
    return english && `${english} ${unit}`;
  }
  return englishOf.get(name);
}
