// Cuts a page out of a plain list: the handler answers all rows, the caller gets the requested page.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import { defaultLimit, plainPaging } from '@hr/contract/envelope.ts'
import * as z from 'zod/mini'

const named = z.object(plainPaging)

/** Returns `data` unchanged if it is no plain list or the caller asked for no page. */
export function plainPage(endpoint: Endpoint, input: unknown, data: unknown): unknown {
  if (!(endpoint.output instanceof z.ZodMiniArray) || !Array.isArray(data)) return data
  const { page, limit } = z.parse(named, input)
  if (page === undefined && limit === undefined) return data
  const rows = limit ?? defaultLimit
  const start = ((page ?? 1) - 1) * rows
  return data.slice(start, start + rows)
}
