import { sql } from 'drizzle-orm';
import { defaultDispatch } from '@/lib/api/schemas/settings/dispatch';
import { startOfIndianDay } from '../../../kernel/db/india';
import { shipmentEvents, shipments } from '../../../kernel/db/schema/orders';
import { settingVersions } from '../../../kernel/db/schema/settings';
import { stores } from '../../../kernel/db/schema/stores';

const started = sql`(select min(${shipmentEvents.at}) from ${shipmentEvents}
  where ${shipmentEvents.shipmentId} = ${shipments.id} and ${shipmentEvents.status} =
    case ${shipments.status} when 'placed' then 'placed' else 'confirmed' end)`;

/** Hours of a step as they are set; of the same statement for all its rows. */
const hoursTo = (step: keyof typeof defaultDispatch) => sql`coalesce((
  select (${settingVersions.value} ->> ${sql.raw(`'${step}'`)})::integer from ${settingVersions}
  where ${settingVersions.group} = 'dispatch' order by ${settingVersions.id} desc limit 1
), ${sql.raw(String(defaultDispatch[step]))})`;

const time = sql`(case ${shipments.status} when 'placed' then ${hoursTo('confirm_within_hours')}
  else ${hoursTo('ship_within_hours')} end) * interval '1 hour'`;

const holidayBegins = startOfIndianDay(stores.holidayFrom);
const holidayEnds = startOfIndianDay(sql`${stores.holidayTo} + 1`);

/**
 * Until when the next step of a shipment is due, for statements over shipments and their stores; null once
 * it is shipped or off. The clock rests on the store's holiday.
 */
export const dueAt = sql`(case when ${shipments.status} in ('placed', 'confirmed', 'packed') then
  case
    when ${stores.holidayFrom} is null or ${started} >= ${holidayEnds}
      or ${started} + ${time} <= ${holidayBegins} then ${started} + ${time}
    when ${started} >= ${holidayBegins} then ${holidayEnds} + ${time}
    else ${started} + ${time} + (${holidayEnds} - ${holidayBegins})
  end end)`;
