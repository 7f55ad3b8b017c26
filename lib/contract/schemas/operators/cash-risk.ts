import { z } from 'zod';
import { queryNumber } from '../common';
import { codeChannels } from '../orders/cash-code';

const sources = ['invented', 'learned'] as const;

/** The risk of a cash order as it was scored when it was placed; for operators only. */
export const orderRiskSchema = z.object({
  percent: z.number().int().describe('the chance that it comes back'),
  source: z.enum(sources).describe('invented: shipped weights, learned from no orders'),
  reasons: z.array(z.string()).describe('in words, those that add most first'),
  confirmed_by: z
    .enum(codeChannels)
    .nullable()
    .default(null)
    .describe('how the code that the shopper had to enter was sent'),
});

/** Rupees that a return costs the market, unless the report is asked with another sum; invented. */
export const defaultReturnCost = 150;

export const cashRiskQuerySchema = z.object({ return_cost: queryNumber(0, 100_000) });

export const cashRiskReportSchema = z.object({
  version: z.number().int(),
  source: z.enum(sources),
  created_at: z.iso.datetime(),
  taught_by: z.object({ orders: z.number().int(), refused: z.number().int() }),
  weights: z.array(z.object({ feature: z.string(), weight: z.number() })),
  finished: z.number().int().describe('finished cash orders that were scored'),
  refused: z.number().int().describe('those of them that came back'),
  confirmed: z
    .object({ orders: z.number().int(), refused: z.number().int() })
    .default({ orders: 0, refused: 0 })
    .describe('those that the shopper had confirmed by a code'),
  checked: z.number().int().describe('those that did not teach these weights, counted below'),
  tenths: z
    .array(
      z.object({
        from: z.number().int().describe('percent'),
        orders: z.number().int(),
        foretold: z.number().describe('returns by the weights'),
        refused: z.number().int().describe('returns that came'),
      }),
    )
    .describe('by the risk in percent'),
  thresholds: z
    .array(
      z.object({
        percent: z.number().int(),
        orders: z.number().int().describe('orders that would not have been offered cash'),
        avoided: z.number().int().describe('returns among them'),
        saved: z.number().describe('rupees that these would have cost'),
        lost: z.number().describe('rupees of those that were received'),
      }),
    )
    .describe(
      'what refusing cash from a risk on would have done, if nobody had paid online instead',
    ),
  return_cost: z.number(),
});

export type OrderRisk = z.infer<typeof orderRiskSchema>;
export type CashRiskReport = z.infer<typeof cashRiskReportSchema>;
