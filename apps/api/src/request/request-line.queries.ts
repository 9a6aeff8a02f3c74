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

type LineKind = Pick<RequestKind, 'kind' | 'table'>
export type Line = { readonly steps: readonly StoredStep[]; readonly people: ReadonlyMap<number, Person> }
export type StoredLine = {
  readonly steps: readonly (Omit<StoredStep, 'decidedAt'> & { readonly decidedAt: string | null })[]
  readonly people: InferResult<ReturnType<typeof selectPeople>>
  /** The last day of the closed period that its own dates are in (A13). */
  readonly closedTo: string | null
}
export type StoredPage = StoredLine & {
  readonly events: readonly (Omit<StoredEvent, 'at'> & { readonly at: string })[]
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
  const ofHistory = sql`union select unnest(array[actor_id, acted_for]) from approval_event where ${isOfLine(db, kind)}`
  return sql`
    ${jsonArrayFrom(stepsWhere(db, kind, isOfAsked))} as steps,
    ${jsonArrayFrom(selectPeople(db, kind, ofHistory))} as people,
    ${jsonArrayFrom(eventsWhere(db, kind, isOfAsked))} as events,
    ${jsonArrayFrom(filesWhere(db, kind, isOfAsked))} as files,
    ${closedTo(db, kind, sql`asked.id`)} as "closedTo"`
}

const isOfLine = (db: Scope, { kind }: LineKind) =>
  sql`workspace_id = ${db.workspaceId} and kind = ${kind} and ${isOfAsked}`

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

export const toEvents = ({ events }: StoredPage): StoredEvent[] =>
  events.map(event => ({ ...event, at: new Date(event.at) }))
