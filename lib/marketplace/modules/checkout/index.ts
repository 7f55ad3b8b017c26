export { quote } from './quote';
