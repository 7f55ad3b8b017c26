import { z } from 'zod';

/** A number as it is printed, however it was typed. */
const numberSchema = z
  .string()
  .max(40)
  .transform((number) => number.trim().toUpperCase());

/** Of an order. */
export const orderNumberParams = z.object({ orderNumber: numberSchema });

/** Of an application or a support ticket. */
export const numberParams = z.object({ number: numberSchema });
