export { countClick, countSearch } from './count-search';
export { listSearchCounts } from './list-counts';
export { countUnmet } from './unmet-searches';
export { writeSearchCounts } from './write-counts';
