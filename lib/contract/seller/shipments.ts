import { z } from 'zod';
import { repeatableHeaders } from '../request-parts';
import type { Row, Rows } from '../row';
import { answer, idSchema } from '../schemas/common';
import {
  failedDeliveriesAnswerSchema,
  failedDeliveriesQuerySchema,
} from '../schemas/orders/failed-deliveries';
import {
  bookCourierSchema,
  bookManyAnswerSchema,
  bookManySchema,
  courierOffersSchema,
  offersQuerySchema,
} from '../schemas/seller/couriers';
import {
  bulkShipmentsAnswerSchema,
  bulkShipmentsSchema,
  cancelShipmentSchema,
  deliverShipmentSchema,
  papersQuerySchema,
  sellerShipmentAnswerSchema,
  sellerShipmentsAnswerSchema,
  sellerShipmentsQuerySchema,
  shipManyAnswerSchema,
  shipManySchema,
  shipmentNoteSchema,
  shipShipmentSchema,
  splitShipmentAnswerSchema,
  splitShipmentSchema,
} from '../schemas/seller/shipments';

const one = {
  access: 'seller:orders',
  scope: 'orders',
  params: z.object({ id: idSchema }),
} as const;

const step = <const Path extends Row['path'], Body extends z.core.SomeType>(
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
    access: 'seller:orders',
    scope: 'orders',
    query: sellerShipmentsQuerySchema,
    answers: { 200: sellerShipmentsAnswerSchema },
  },
  failedDeliveries: {
    method: 'GET',
    path: '/api/seller/failed-deliveries',
    summary: "The store's shipments whose delivery failed, with attempts and the next move",
    access: 'seller:orders',
    scope: 'orders',
    query: failedDeliveriesQuerySchema,
    answers: { 200: failedDeliveriesAnswerSchema },
  },
  papers: {
    method: 'GET',
    path: '/api/seller/shipments/papers',
    summary: 'Labels, packing slips, invoices or the picking list of up to 100 shipments as PDF',
    access: 'seller:orders',
    scope: 'orders',
    limit: 'papers',
    query: papersQuerySchema,
    answers: { 200: z.string().meta({ format: 'binary' }) },
    mediaType: 'application/pdf',
  },
  bulk: {
    method: 'POST',
    path: '/api/seller/shipments/bulk',
    summary: 'Moves up to 100 shipments one step; each answers for itself',
    access: 'seller:orders',
    scope: 'orders',
    body: bulkShipmentsSchema,
    answers: { 200: bulkShipmentsAnswerSchema },
  },
  shipMany: {
    method: 'POST',
    path: '/api/seller/shipments/ship',
    summary:
      'Hands up to 100 packed shipments to their carriers, each found by its order number or id; each row answers for itself',
    access: 'seller:orders',
    scope: 'orders',
    body: shipManySchema,
    answers: { 200: shipManyAnswerSchema },
  },
  bookMany: {
    method: 'POST',
    path: '/api/seller/shipments/book',
    summary: 'Books couriers for up to 25 packed shipments; each answers for itself',
    access: 'seller:orders',
    scope: 'orders',
    limit: 'papers',
    body: bookManySchema,
    answers: { 200: bookManyAnswerSchema },
  },
  couriers: {
    ...one,
    method: 'GET',
    path: `${under}/couriers`,
    summary: 'The courier services for a shipment, with days and price',
    query: offersQuerySchema,
    answers: { 200: answer(courierOffersSchema) },
  },
  book: step(
    `${under}/book`,
    'Books a courier for a packed shipment, once however often it is called',
    bookCourierSchema,
  ),
  cancelBooking: step(
    `${under}/cancel-booking`,
    'Cancels the booking of a shipment that was not picked up',
    z.object({}),
  ),
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
  deliver: step(
    `${under}/deliver`,
    'A shipment has arrived: proved by the code that its shopper read out, else the store’s claim',
    deliverShipmentSchema,
  ),
  fail: step(`${under}/fail`, 'A shipment could not be handed over', shipmentNoteSchema),
  takeBack: step(
    `${under}/take-back`,
    'A shipment came back undelivered: its stock and its money return',
    shipmentNoteSchema,
  ),
  cancel: {
    ...step(
      `${under}/cancel`,
      'Cancels a shipment before it is packed, or some of its items and quantities',
      cancelShipmentSchema,
    ),
    headers: repeatableHeaders,
  },
  split: {
    ...one,
    method: 'POST',
    path: `${under}/split`,
    summary: 'Packs items of a shipment apart, before it is packed: they move into a new one',
    headers: repeatableHeaders,
    body: splitShipmentSchema,
    answers: { 201: splitShipmentAnswerSchema },
  },
  label: paper(`${under}/label`, 'The 4 × 6 inch label as PDF'),
  packingSlip: paper(`${under}/packing-slip`, 'The packing slip as PDF'),
  invoice: paper(`${under}/invoice`, 'The invoice as PDF, once the shipment is packed'),
} as const satisfies Rows;
