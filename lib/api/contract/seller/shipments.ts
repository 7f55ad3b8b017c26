import { z } from 'zod';
import { idSchema } from '../../schemas/common';
import {
  bulkShipmentsAnswerSchema,
  bulkShipmentsSchema,
  cancelShipmentSchema,
  papersQuerySchema,
  sellerShipmentAnswerSchema,
  sellerShipmentsAnswerSchema,
  sellerShipmentsQuerySchema,
  shipManyAnswerSchema,
  shipManySchema,
  shipmentNoteSchema,
  shipShipmentSchema,
} from '../../schemas/seller/shipments';
import type { Row, Rows } from '../row';

const one = {
  access: 'seller',
  permission: 'orders',
  params: z.object({ id: idSchema }),
} as const;

const step = <const Path extends Row['path'], Body extends z.ZodType>(
  path: Path,
  summary: string,
  body: Body,
) =>
  ({
    ...one,
    method: 'POST',
    path,
    summary,
    body,
    answers: { 200: sellerShipmentAnswerSchema },
  }) as const;

const paper = <const Path extends Row['path']>(path: Path, summary: string) =>
  ({
    ...one,
    method: 'GET',
    path,
    summary,
    answers: { 200: z.string().meta({ format: 'binary' }) },
    mediaType: 'application/pdf',
  }) as const;

const under = '/api/seller/shipments/{id}';

export const sellerShipmentsContract = {
  list: {
    method: 'GET',
    path: '/api/seller/shipments',
    summary: "The store's shipments in a state, with how many are in each",
    access: 'seller',
    permission: 'orders',
    query: sellerShipmentsQuerySchema,
    answers: { 200: sellerShipmentsAnswerSchema },
  },
  papers: {
    method: 'GET',
    path: '/api/seller/shipments/papers',
    summary: 'Labels, packing slips, invoices or the picking list of up to 100 shipments as PDF',
    access: 'seller',
    permission: 'orders',
    limit: 'papers',
    query: papersQuerySchema,
    answers: { 200: z.string().meta({ format: 'binary' }) },
    mediaType: 'application/pdf',
  },
  bulk: {
    method: 'POST',
    path: '/api/seller/shipments/bulk',
    summary: 'Moves up to 100 shipments one step; each answers for itself',
    access: 'seller',
    permission: 'orders',
    body: bulkShipmentsSchema,
    answers: { 200: bulkShipmentsAnswerSchema },
  },
  shipMany: {
    method: 'POST',
    path: '/api/seller/shipments/ship',
    summary:
      'Hands up to 100 packed shipments to their carriers, each found by its order number or id; each row answers for itself',
    access: 'seller',
    permission: 'orders',
    body: shipManySchema,
    answers: { 200: shipManyAnswerSchema },
  },
  one: {
    ...one,
    method: 'GET',
    path: under,
    summary: 'A shipment with items, address, clock, timeline and money',
    answers: { 200: sellerShipmentAnswerSchema },
  },
  confirm: step(`${under}/confirm`, 'Confirms a shipment', shipmentNoteSchema),
  pack: step(`${under}/pack`, 'Packs a shipment, which issues its invoice', shipmentNoteSchema),
  ship: step(`${under}/ship`, 'Hands a shipment to its carrier', shipShipmentSchema),
  outForDelivery: step(
    `${under}/out-for-delivery`,
    'The carrier is on the way to the shopper',
    shipmentNoteSchema,
  ),
  deliver: step(`${under}/deliver`, 'A shipment has arrived', shipmentNoteSchema),
  fail: step(`${under}/fail`, 'A shipment could not be handed over', shipmentNoteSchema),
  takeBack: step(
    `${under}/take-back`,
    'A shipment came back undelivered: its stock and its money return',
    shipmentNoteSchema,
  ),
  cancel: step(`${under}/cancel`, 'Cancels a shipment before it is packed', cancelShipmentSchema),
  label: paper(`${under}/label`, 'The 4 × 6 inch label as PDF'),
  packingSlip: paper(`${under}/packing-slip`, 'The packing slip as PDF'),
  invoice: paper(`${under}/invoice`, 'The invoice as PDF, once the shipment is packed'),
} as const satisfies Rows;
