export { addBoost, changeBoost, listBoosts, removeBoost } from './boosts';
export { effectOf } from './effect';
export {
  addOccasion,
  changeOccasion,
  listOccasions,
  removeOccasion,
  switchOccasion,
} from './occasions';
export { addSynonym, changeSynonym, listSynonyms, removeSynonym } from './synonyms';
