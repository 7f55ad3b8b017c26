import { operatorRoutes } from '../../app/testing/operator-access';
import { moneyMoves } from './money-moves';

/** Parts of the area whose writes move no money; a write that does is a row of `moneyMoves`. */
const movesNone = [
  'logout|me|sessions|operators|health|settings|shoppers|vendors|orders/{orderNumber}/notes',
  'listings|catalogue|imports|categories|brands|brand-requests|pictures|home|content|search',
  'deals|questions|reviews|tickets|ticket-templates|sms-templates|cash-risk',
].flatMap((line) => line.split('|'));

it('says of every write of an operator whether money moves by it', () => {
  const unsaid = Object.keys(operatorRoutes)
    .filter((route) => !route.startsWith('GET ') && !(route in moneyMoves))
    .map((route) => route.replace(/^\w+ \/api\/operator\//, ''))
    .filter((path) => !movesNone.some((part) => path === part || path.startsWith(`${part}/`)));
  expect(unsaid).toEqual([]);
});
