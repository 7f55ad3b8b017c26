export { operatorKey, operatorSignedIn } from './guard';
export { actsAloneUpTo, isSecondOperator, setActsAloneUpTo, tellOwners } from './limits';
export { renewRecoveryCodes } from './sign-in/second-factor';
export { logInOperator, spendTotp, toOperatorMe } from './sign-in/service';
export { listLog, logLines } from './team/log-list';
export {
  addOperator,
  changeRole,
  listOperators,
  removeOperator,
  resetOperator,
} from './team/service';
