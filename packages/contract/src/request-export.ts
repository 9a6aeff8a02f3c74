// Exports of requests of a kind (spec 7, A14): rows for a spreadsheet, 100 at a time, all of one moment.
import type { PageGroup } from '@hr/domain/access/page-groups.ts'
import * as z from 'zod/mini'
import { requestStatus } from './approval.ts'
import { endpoint } from './endpoint.ts'
import { exportOf, exportPaging } from './envelope.ts'
import { choice } from './field.ts'
import { person, unitNames } from './person.ts'
import { requestFilter } from './request-endpoints.ts'

const names = z.omit(person, { id: true, profileImage: true })

/** Whose row it is. */
export const exportedPerson = {
  employee: names,
  staffId: z.string(),
  ...unitNames,
}

/** `columns` is what the kind adds. */
export const requestExportRow = <const Columns extends z.core.$ZodShape>(columns: Columns) =>
  z.object({
    number: z.int(),
    ...exportedPerson,
    from: z.string(),
    to: z.string(),
    ...columns,
    status: requestStatus,
    /** A request of its own may cancel or change an approved one (R6). */
    purpose: z.enum(['NEW', 'CANCELLATION', 'AMENDMENT']),
    requestedAt: z.string(),
    reason: z.string(),
    /** Whom a pending request waits for; null = anyone holding approve, or nobody any more. */
    currentApprover: z.nullable(names),
    /** When it was approved, rejected or cancelled; null while it is pending. */
    decidedAt: z.nullable(z.string()),
  })

/** What waits for somebody is a list to decide from, not to export. */
const exportScopes = ['mine', 'team', 'all'] as const
export type ExportScope = (typeof exportScopes)[number]

type Exported<Row> = {
  readonly path: `/${string}`
  /** "Leave requests" */
  readonly name: string
  readonly groups: { readonly mine: PageGroup; readonly team: PageGroup; readonly all: PageGroup }
  readonly row: Row
}

export const requestExport = <const Row extends z.ZodMiniType>({ path, name, groups, row }: Exported<Row>) =>
  endpoint('GET', `${path}/export`, {
    allow: { group: Object.values(groups), action: 'export' },
    topics: [],
    summary: `${name} for a spreadsheet: mine, my team, all, each with its own permission; newest first`,
    input: z.strictObject({
      ...exportPaging,
      scope: z._default(choice(exportScopes), 'mine'),
      ...requestFilter,
    }),
    output: exportOf(row),
  })
