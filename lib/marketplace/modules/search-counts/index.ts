export { countClick, countSearch } from './count-search';
export { dayOf } from './days';
export { listSearchCounts } from './list-counts';
export { countUnmet } from './unmet-searches';
export { writeSearchCounts } from './write-counts';
