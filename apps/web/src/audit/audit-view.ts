// The search parameters of the audit log.
import { localDate } from '@hr/contract/field.ts'
import { auditOperations } from '@hr/contract/audit.ts'
import * as z from 'zod/mini'
import { searchText } from '#web/shared/view-state.ts'

const date = z.optional(localDate())
const employeeId = z.optional(z.string().check(z.regex(/^\d{1,9}$/)))

export const auditViewShape = z.object({
  tab: z._default(z.enum(['changes', 'reads']), 'changes'),
  from: date,
  to: date,
  search: searchText(),
  operation: z.optional(z.enum(auditOperations)),
  entity: z.optional(z.string()),
  entityId: z.optional(z.string()),
  /** Who made the change, or who read. */
  actor: employeeId,
})
export type AuditView = z.output<typeof auditViewShape>

export const noFilters = {
  from: undefined,
  to: undefined,
  search: '',
  operation: undefined,
  entity: undefined,
  entityId: undefined,
  actor: undefined,
} as const

/** Number of active filters without the search; a single row counts as one filter with its kind. */
export const auditFilterCount = ({ from, to, operation, entity, entityId, actor }: AuditView): number =>
  [from, to, operation, entity ?? entityId, actor].filter(Boolean).length

const period = ({ from, to }: AuditView) => ({ ...(from && { from }), ...(to && { to }) })

/** The input of the calls, without unset filters. */
export const auditInput = (view: AuditView) => ({
  ...period(view),
  search: view.search,
  ...(view.operation && { operation: view.operation }),
  ...(view.entity && { entity: view.entity }),
  ...(view.entityId && { entityId: view.entityId }),
  ...(view.actor && { actor: Number(view.actor) }),
})
export const readsInput = (view: AuditView) => ({
  ...period(view),
  ...(view.actor && { reader: Number(view.actor) }),
})
