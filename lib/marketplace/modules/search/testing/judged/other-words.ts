import { all, any, type JudgedQuery, named, not, within } from './rules';
import * as a from './things';

const dupatta = all(named(/Dupatta/), not(named(/ Set /)));

/** More words for the same things: regional, of the trade and colloquial. */
export const otherWords: readonly JudgedQuery[] = [
  ['kurti', a.womensKurta],
  ['chunni', dupatta],
  ['odhni', dupatta],
  ['mobile holder', named(/Phone Holder|Mobile Stand/)],
  ['phone charger', a.charger],
  ['duvet', a.blanket],
  ['wall watch', a.clock],
  ['jogging shoes', a.sportsShoes],
  ['thermos', named(/Flask/)],
  ['kishmish', named(/Raisins/)],
  ['fox nuts', named(/Makhana/)],
  ['pants', a.trousers],
  ['topi', a.cap],
  ['scarf', named(/Muffler/)],
  ['novel', named(/Novel/)],
  ['recipe book', named(/Cookbook/)],
  ['diary', named(/Diary|Planner/)],
  ['watercolors', named(/Watercolour/)],
  ['jewellery', within('bangles-jewellery')],
  ['cosmetics', within('make-up')],
  ['stationery', within('notebooks-paper', 'pens-art')],
  ['crockery', within('dinnerware')],
  ['press', a.iron],
  ['blow dryer', a.hairDryer],
  ['bike', any(a.bicycle, within('car-bike'))],
  ['fertilizer', named(/Vermicompost/)],
  ['tambola', named(/Housie/)],
  ['wifi modem', a.router],
  ['bp machine', a.bpMonitor],
  ['nankhatai', a.biscuits],
];
