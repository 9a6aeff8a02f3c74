// The company's own settings: its currencies (N3).
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { listOf, paging } from './envelope.ts'

export const currency = z.object({
  /** 'LAK' */
  code: z.string(),
  name: z.string(),
  nameLo: z.string(),
  symbol: z.string(),
  /** Decimals of the smallest unit: 0 for LAK, 2 for USD. */
  exponent: z.int(),
  isEnable: z.boolean(),
})
export type Currency = z.output<typeof currency>

export const listCurrencies = endpoint({
  method: 'GET',
  path: '/currency',
  allow: 'app',
  topics: [],
  summary: 'The currencies of the company in their order; clients keep the enabled ones',
  input: z.strictObject(paging),
  output: listOf(currency),
})
