import { z } from 'zod';
import { acknowledgementSchema, answer, idSchema } from '../../schemas/common';
import {
  boostBodySchema,
  boostSchema,
  effectQuerySchema,
  effectSchema,
  searchRulesSchema,
  synonymBodySchema,
  synonymSchema,
} from '../../schemas/search-rules/search-rules';
import type { Rows } from '../row';

const params = z.object({ id: idSchema });

export const operatorSearchContract = {
  rules: {
    method: 'GET',
    path: '/api/operator/search',
    summary: 'Synonyms and boosts of the search',
    access: 'operator',
    answers: { 200: answer(searchRulesSchema) },
  },
  effect: {
    method: 'GET',
    path: '/api/operator/search/effect',
    summary: 'The first results of a search as they are, and as they would be with a rule',
    access: 'operator',
    query: effectQuerySchema,
    answers: { 200: answer(effectSchema) },
  },
  addSynonym: {
    method: 'POST',
    path: '/api/operator/search/synonyms',
    summary: 'Lets words mean the same in searches, or some of them others too',
    access: 'operator',
    body: synonymBodySchema,
    answers: { 201: answer(synonymSchema) },
  },
  changeSynonym: {
    method: 'PUT',
    path: '/api/operator/search/synonyms/{id}',
    summary: 'Changes a group of synonyms',
    access: 'operator',
    params,
    body: synonymBodySchema,
    answers: { 200: answer(synonymSchema) },
  },
  removeSynonym: {
    method: 'DELETE',
    path: '/api/operator/search/synonyms/{id}',
    summary: 'Removes a group of synonyms',
    access: 'operator',
    params,
    answers: { 200: acknowledgementSchema },
  },
  addBoost: {
    method: 'POST',
    path: '/api/operator/search/boosts',
    summary: 'Raises a listing, brand or category in the results of a search, or of all',
    access: 'operator',
    body: boostBodySchema,
    answers: { 201: answer(boostSchema) },
  },
  changeBoost: {
    method: 'PUT',
    path: '/api/operator/search/boosts/{id}',
    summary: 'Changes a boost',
    access: 'operator',
    params,
    body: boostBodySchema,
    answers: { 200: answer(boostSchema) },
  },
  removeBoost: {
    method: 'DELETE',
    path: '/api/operator/search/boosts/{id}',
    summary: 'Removes a boost',
    access: 'operator',
    params,
    answers: { 200: acknowledgementSchema },
  },
} as const satisfies Rows;
