import { z } from 'zod';
import { acknowledgementSchema, answer, idSchema } from '../../schemas/common';
import {
  brandBodySchema,
  categoryBodySchema,
  managedBrandSchema,
  managedCategorySchema,
  mergeBodySchema,
  placeBodySchema,
} from '../../schemas/operators/catalogue';
import { requiredFile } from '../files';
import type { Rows } from '../row';

const params = z.object({ id: idSchema });

export const operatorCatalogueContract = {
  categories: {
    method: 'GET',
    path: '/api/operator/categories',
    summary: 'All categories, each department followed by what is in it',
    access: 'operator',
    answers: { 200: answer(z.array(managedCategorySchema)) },
  },
  addCategory: {
    method: 'POST',
    path: '/api/operator/categories',
    summary: 'Adds a category at the end of its department',
    access: 'operator',
    body: categoryBodySchema,
    answers: { 201: answer(managedCategorySchema) },
  },
  changeCategory: {
    method: 'PUT',
    path: '/api/operator/categories/{id}',
    summary: 'Changes a category; its former address redirects',
    access: 'operator',
    params,
    body: categoryBodySchema,
    answers: { 200: answer(managedCategorySchema) },
  },
  placeCategory: {
    method: 'PUT',
    path: '/api/operator/categories/{id}/place',
    summary: 'Moves a category within its department or into another; answers all categories',
    access: 'operator',
    params,
    body: placeBodySchema,
    answers: { 200: answer(z.array(managedCategorySchema)) },
  },
  mergeCategory: {
    method: 'POST',
    path: '/api/operator/categories/{id}/merge',
    summary: 'Moves all products of a category into another, and its address with them',
    access: 'operator',
    params,
    body: mergeBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  removeCategory: {
    method: 'DELETE',
    path: '/api/operator/categories/{id}',
    summary: 'Removes a category that nothing is in',
    access: 'operator',
    params,
    answers: { 200: acknowledgementSchema },
  },
  brands: {
    method: 'GET',
    path: '/api/operator/brands',
    summary: 'All brands, by name',
    access: 'operator',
    answers: { 200: answer(z.array(managedBrandSchema)) },
  },
  addBrand: {
    method: 'POST',
    path: '/api/operator/brands',
    summary: 'Adds a brand',
    access: 'operator',
    body: brandBodySchema,
    answers: { 201: answer(managedBrandSchema) },
  },
  changeBrand: {
    method: 'PUT',
    path: '/api/operator/brands/{id}',
    summary: 'Changes a brand; its former address redirects',
    access: 'operator',
    params,
    body: brandBodySchema,
    answers: { 200: answer(managedBrandSchema) },
  },
  mergeBrand: {
    method: 'POST',
    path: '/api/operator/brands/{id}/merge',
    summary: 'Gives all products of a brand to another, and its address with them',
    access: 'operator',
    params,
    body: mergeBodySchema,
    answers: { 200: acknowledgementSchema },
  },
  removeBrand: {
    method: 'DELETE',
    path: '/api/operator/brands/{id}',
    summary: 'Removes a brand that no product has',
    access: 'operator',
    params,
    answers: { 200: acknowledgementSchema },
  },
  addPicture: {
    method: 'POST',
    path: '/api/operator/pictures',
    summary: 'Uploads a picture for a category or brand',
    access: 'operator',
    limit: 'store_picture',
    form: z.object({ picture: requiredFile }),
    answers: { 201: answer(z.object({ url: z.string() })) },
  },
} as const satisfies Rows;
