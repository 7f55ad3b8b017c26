import { sql } from 'drizzle-orm';
import { users } from '../../../kernel/db/schema/accounts';
import { orders } from '../../../kernel/db/schema/orders';

/**
 * How many orders the account of a row of `users` has placed. The columns are named by hand: in a select of one
 * table Drizzle leaves the table's name off a column, and `id` would be that of the order.
 */
export const orderCount =
  sql<number>`(select count(*) from ${orders} where ${orders}.user_id = ${users}.id)`.mapWith(
    Number,
  );
