export { printPapers } from './print';
