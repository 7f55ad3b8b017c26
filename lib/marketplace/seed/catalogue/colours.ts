/** Colour names of the storefront's table, with a hex for pictures and the Hindi name. */
export const colours = {
  Red: { hex: '#c62828', hi: 'लाल' },
  Maroon: { hex: '#7d1a35', hi: 'मैरून' },
  Blue: { hex: '#2a6fd0', hi: 'नीला' },
  Navy: { hex: '#1f3a6b', hi: 'नेवी ब्लू' },
  Green: { hex: '#3c8a3f', hi: 'हरा' },
  Olive: { hex: '#75803a', hi: 'ऑलिव' },
  Yellow: { hex: '#efc030', hi: 'पीला' },
  Mustard: { hex: '#d0921c', hi: 'मस्टर्ड' },
  Black: { hex: '#2b2b2f', hi: 'काला' },
  White: { hex: '#f1f1ee', hi: 'सफ़ेद' },
  Grey: { hex: '#8a8f98', hi: 'ग्रे' },
  Pink: { hex: '#e86aa6', hi: 'गुलाबी' },
  Purple: { hex: '#7a4a9c', hi: 'बैंगनी' },
  Orange: { hex: '#e8742a', hi: 'नारंगी' },
  Brown: { hex: '#7a4a22', hi: 'भूरा' },
  Beige: { hex: '#cdb48a', hi: 'बेज' },
  Gold: { hex: '#d4a437', hi: 'सुनहरा' },
  Silver: { hex: '#b4bbc5', hi: 'सिल्वर' },
  Teal: { hex: '#1c8c86', hi: 'टील' },
  Multicolor: { hex: '#c8558a', hi: 'बहुरंगी' },
} as const;

export type Colour = keyof typeof colours;

/** The colours of a thing as a shop writes them: one, or two with the main one first. */
export type ColourNames = Colour | `${Colour}, ${Colour}`;

/** Returns the colours of a thing, the main one first. */
export const coloursOf = (names: ColourNames) => names.split(', ') as [Colour, ...Colour[]];
