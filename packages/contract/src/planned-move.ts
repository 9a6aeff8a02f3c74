// A move of a unit that is planned for a later day (P9).
import * as z from 'zod/mini'
import { namedRow } from './named-row.ts'

/** The next move of a unit; parent null = to the top. */
export const plannedMove = z.object({ on: z.string(), parent: z.nullable(namedRow) })
export type PlannedMove = z.output<typeof plannedMove>
