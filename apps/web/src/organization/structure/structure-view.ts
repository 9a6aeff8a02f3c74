import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

/** The open drawer or dialog; all but the first four are about the active unit. */
const structureActs = ['add', 'history', 'tags', 'managers', 'edit', 'move', 'delete', 'unitHistory'] as const
export type StructureAct = (typeof structureActs)[number]

export const structureView = z.object({
  search: searchText(),
  /** Id of the active unit. */
  unit: z.optional(z.string()),
  act: z.optional(z.enum(structureActs)),
  /** With act=add: the parent of the new unit. */
  below: z.optional(z.string()),
  /** The structure at the end of that day. */
  date: z.optional(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
})
export type StructureView = z.output<typeof structureView>
export type OnView = (change: Partial<StructureView>) => void
