import { positionSorts } from '@hr/contract/position.ts'
import * as z from 'zod/mini'

/** The open drawer or dialog; `of` is the id of the row. */
export const positionActs = ['add', 'edit', 'holders', 'merge', 'delete', 'order'] as const
export type PositionAct = (typeof positionActs)[number]

export const positionView = z.object({
  search: z._default(z.string(), ''),
  sort: z.optional(z.enum(positionSorts)),
  act: z.optional(z.enum(positionActs)),
  of: z.optional(z.string()),
})
export type PositionView = z.output<typeof positionView>
