// The line of each request `asked`, and what else its page shows, as JSON columns: a list or a page is one statement.
import type { Person } from '@hr/contract/person.ts'
import type { InferResult } from 'kysely'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { eventsWhere } from '#api/approval/event.store.ts'
import { stepsWhere } from '#api/approval/step.store.ts'
import type { StoredEvent } from '#api/approval/event.store.ts'
import type { StoredStep } from '#api/approval/step.store.ts'
import { closedTo } from '#api/approval/closed-request.queries.ts'
import { filesWhere } from '#api/approval/request-file.store.ts'
import type { RequestKind } from '#api/approval/request-kind.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { personColumns, toPerson } from '#api/people/person.ts'
import type { OpenChange } from './kind.ts'

type LineKind = Pick<RequestKind, 'kind' | 'table'>
export type Line = { readonly steps: readonly StoredStep[]; readonly people: ReadonlyMap<number, Person> }
export type StoredLine = {
  readonly steps: readonly (Omit<StoredStep, 'decidedAt'> & { readonly decidedAt: string | null })[]
  readonly people: InferResult<ReturnType<typeof selectPeople>>
  /** The last day of the closed period that its own dates are in (A13). */
  readonly closedTo: string | null
}
/** The request to cancel or change this one that an event is about; null for its own. */
type OfChange = { readonly change: OpenChange | null }
export type StoredPage = StoredLine & {
  readonly events: readonly (Omit<StoredEvent, 'at'> & { readonly at: string } & OfChange)[]
  readonly files: InferResult<ReturnType<typeof filesWhere>>
}

const isOfAsked = sql`request_id = asked.id`

/** Columns of `StoredLine`: the steps, everybody they name, and the closed period. */
export const lineColumns = (db: Scope, kind: LineKind) => sql`
  ${jsonArrayFrom(stepsWhere(db, kind, isOfAsked))} as steps,
  ${jsonArrayFrom(selectPeople(db, kind))} as people,
  ${closedTo(db, kind, sql`asked.id`)} as "closedTo"`

/** Columns of `StoredPage`: with the history, everybody it names, and the files. */
export const pageColumns = (db: Scope, kind: LineKind) => {
  const ofHistory = sql`union select unnest(array["actorId", "actedFor"]) from (${selectEvents(db, kind)}) e`
  return sql`
    ${jsonArrayFrom(stepsWhere(db, kind, isOfAsked))} as steps,
    ${jsonArrayFrom(selectPeople(db, kind, ofHistory))} as people,
    ${jsonArrayFrom(selectEvents(db, kind))} as events,
    ${jsonArrayFrom(filesWhere(db, kind, isOfAsked))} as files,
    ${closedTo(db, kind, sql`asked.id`)} as "closedTo"`
}

const isOfLine = (db: Scope, { kind }: LineKind) =>
  sql`workspace_id = ${db.workspaceId} and kind = ${kind} and ${isOfAsked}`

const isChange = (db: Scope) => sql<boolean>`c.workspace_id = ${db.workspaceId} and c.original_id = asked.id`

/** An approved change is an event of the request itself, which is then cancelled or replaced. */
function selectEvents(db: Scope, kind: LineKind) {
  const changes = sql<OpenChange>`(select c.id, c.number, c.purpose from ${sql.table(kind.table)} c where ${isChange(db)})`
  const isShown = sql`e.request_id = any(array(select asked.id union all select id from ${changes} c))
    and (e.request_id = asked.id or e.action in ('REQUESTED', 'REJECTED', 'CANCELLED'))`
  return eventsWhere(db, kind, isShown)
    .leftJoin(changes.as('c'), 'c.id', 'e.request_id')
    .select(sql<OpenChange | null>`case when c.id is not null then to_json(c) end`.as('change'))
}

const selectPeople = (db: Scope, kind: LineKind, further = sql``) =>
  db
    .from('employee')
    .select(personColumns)
    .where(
      sql<boolean>`id = any(array(
        select asked."requesterId"
        union select unnest(array[approver_id, decided_by, decided_for]) from approval_step where ${isOfLine(db, kind)}
        ${further}))`,
    )

export const toLine = ({ steps, people }: StoredLine): Line => ({
  // JSON has no instants.
  steps: steps.map(step => ({
    ...step,
    decidedAt: step.decidedAt === null ? null : new Date(step.decidedAt),
  })),
  people: new Map(people.map(person => [person.id, toPerson(person)])),
})

/** A change that ended together with the request is no event of its own. */
export function toEvents({ events }: StoredPage) {
  const ends = events.flatMap(({ action, at, change }) => (action === 'CANCELLED' && !change ? at : []))
  return events
    .filter(({ action, at, change }) => !change || action !== 'CANCELLED' || !ends.includes(at))
    .map(event => ({ ...event, at: new Date(event.at) }))
}
