export { operatorKey, operatorSignedIn } from './guard';
export { actsAloneUpTo, isSecondOperator, setActsAloneUpTo, tellOwners } from './limits';
export { permissionOf, roleHas } from './permissions';
export { renewRecoveryCodes } from './sign-in/recovery-codes';
export { logInOperator, spendTotp, toOperatorMe } from './sign-in/service';
export { changesOf, listLog } from './team/log-list';
export {
  addOperator,
  changeRole,
  listOperators,
  removeOperator,
  resetOperator,
} from './team/service';
