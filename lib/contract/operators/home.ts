import { z } from 'zod';
import { requiredFile } from '../files';
import type { Rows } from '../row';
import { acknowledgementSchema, answer, idSchema } from '../schemas/common';
import {
  bannerBodySchema,
  managedBannerSchema,
  managedHomeSchema,
  pickSchema,
  pickSearchSchema,
  picksBodySchema,
  previewQuerySchema,
  sectionsBodySchema,
} from '../schemas/home/manage';
import { bannerKinds } from '../schemas/home/sections';
import { orderBodySchema } from '../schemas/operators/catalogue';

const params = z.object({ id: idSchema });

export const operatorHomeContract = {
  home: {
    method: 'GET',
    path: '/api/operator/home',
    summary: 'What the home page is made of: banners, sections and picks',
    access: 'operator:catalogue',
    answers: { 200: answer(managedHomeSchema) },
  },
  addBanner: {
    method: 'POST',
    path: '/api/operator/home/banners',
    summary: 'Adds a banner after the others of its kind',
    access: 'operator:catalogue',
    body: bannerBodySchema,
    answers: { 201: answer(managedBannerSchema) },
  },
  orderBanners: {
    method: 'PUT',
    path: '/api/operator/home/banners/order',
    summary: 'Puts the banners of a kind into another order',
    access: 'operator:catalogue',
    body: orderBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  changeBanner: {
    method: 'PUT',
    path: '/api/operator/home/banners/{id}',
    summary: 'Changes a banner',
    access: 'operator:catalogue',
    params,
    body: bannerBodySchema,
    answers: { 200: answer(managedBannerSchema) },
  },
  removeBanner: {
    method: 'DELETE',
    path: '/api/operator/home/banners/{id}',
    summary: 'Removes a banner',
    access: 'operator:catalogue',
    params,
    answers: { 200: acknowledgementSchema },
  },
  saveSections: {
    method: 'PUT',
    path: '/api/operator/home/sections',
    summary: 'Orders, hides and names the sections of the home page',
    access: 'operator:catalogue',
    body: sectionsBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  savePicks: {
    method: 'PUT',
    path: '/api/operator/home/picks',
    summary: 'Chooses the listings that the home page shows as picks',
    access: 'operator:catalogue',
    body: picksBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  findListings: {
    method: 'GET',
    path: '/api/operator/home/listings',
    summary: 'Listings on sale that a search finds, for the picks',
    access: 'operator:catalogue',
    query: pickSearchSchema,
    answers: { 200: answer(z.array(pickSchema)) },
  },
  preview: {
    method: 'GET',
    path: '/api/operator/home/preview',
    summary: 'A key that shows the home page as it will be at a moment, for an hour',
    access: 'operator:catalogue',
    query: previewQuerySchema,
    answers: { 200: answer(z.object({ key: z.string() })) },
  },
  addPicture: {
    method: 'POST',
    path: '/api/operator/home/pictures',
    summary: 'Uploads a picture for a banner',
    access: 'operator:catalogue',
    limit: 'store_picture',
    form: z.object({ picture: requiredFile, kind: z.enum(bannerKinds, { error: 'required' }) }),
    answers: { 201: answer(z.object({ url: z.string() })) },
  },
} as const satisfies Rows;
