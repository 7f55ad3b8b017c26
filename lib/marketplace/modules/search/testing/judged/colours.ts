import { all, any, coloured, type JudgedQuery, named } from './rules';
import * as a from './things';

const blue = coloured('Blue', 'Navy');

/** The English name. */
export const colours: readonly JudgedQuery[] = [
  ['navy blue headphones', all(a.headphones, blue)],
  ['golden watch', all(a.watch, coloured('Gold'))],
  ['silver watch', all(a.watch, coloured('Silver'))],
  ['teal cushion cover', all(a.cushion, coloured('Teal'))],
  ['beige chinos', all(named(/Chinos/), coloured('Beige'))],
  ['mustard kurta', all(a.kurta, coloured('Mustard', 'Yellow'))],
  ['olive jeans', all(a.jeans, coloured('Olive', 'Green'))],
  ['gray bedsheet', all(a.bedsheet, coloured('Grey'))],
  ['purple earbuds', all(a.earbuds, coloured('Purple'))],
  ['orange lantern', all(named(/Lantern/), coloured('Orange'))],
  ['peela dupatta', all(a.dupatta, coloured('Yellow', 'Mustard'))],
  ['safed kurta', all(a.kurta, coloured('White'))],
  ['gulabi frock', all(a.frock, coloured('Pink'))],
  ['नीली जींस', all(a.jeans, blue)],
  ['काला चश्मा', all(a.glasses, coloured('Black'))],
  ['सुनहरी घड़ी', all(any(a.watch, a.clock), coloured('Gold'))],
  ['laal chudi', all(a.bangles, coloured('Red', 'Maroon'))],
  ['pink lipstick', all(a.lipstick, coloured('Pink'))],
  ['blue water bottle', all(a.bottle, blue)],
  ['dark blue jeans', all(a.jeans, blue)],
  ['brown wallet', all(a.wallet, coloured('Brown'))],
  ['multicolour dupatta', all(a.dupatta, coloured('Multicolor'))],
  ['काली टी-शर्ट', all(a.tshirt, coloured('Black'))],
  ['हरी चादर', all(a.bedsheet, coloured('Green', 'Olive'))],
  ['yellow trolley bag', all(named(/Trolley/), coloured('Yellow'))],
  ['maroon blanket', all(a.blanket, coloured('Maroon', 'Red'))],
];
