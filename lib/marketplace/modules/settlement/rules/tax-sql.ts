import { type SQL, sql } from 'drizzle-orm';
import { defaultTaxes } from '@/lib/api/schemas/settings/taxes';
import { dayInIndia } from '../../../kernel/db/india';

/**
 * TCS on the day of a moment, in hundredths of a percent, by the settings that hold. A day without a rate fails the
 * statement (22P02) with a message that names it: SQL can raise an error only by a cast that does not work.
 */
export const tcsRateAt = (at: SQL) => sql`coalesce((
  select round((rate->>'percent')::numeric * 100)::integer
  from jsonb_array_elements(coalesce(
    (select value->'tcs' from setting_versions where "group" = 'taxes' order by id desc limit 1),
    ${JSON.stringify(defaultTaxes.tcs)}::jsonb)) rate
  where (rate->>'from')::date <= ${dayInIndia(at)}
  order by rate->>'from' desc limit 1),
  ('no rate of TCS holds on ' || ${dayInIndia(at)})::integer)`;

/** TCS of a row `line` of `shipment_lines`, in two equal halves, each rounded for itself; as `inHalves`. */
export const tcsOfLine = (rate: SQL) => sql`case when line.gst_basis_points = 0 then 0
  else 2 * ((2 * line.taxable * ${rate} + 20000) / 40000) end`;
