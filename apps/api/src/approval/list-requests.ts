// A page of requests of a kind, each with its line and what the reader may do; those that wait for the reader also with what
// helps to decide them (P5, R3).
import type { Person } from '@hr/contract/person.ts'
import { listPeople } from '#api/employee/person.ts'
import { isNewestKey, listPage, newestKey } from '#api/http/list-page.ts'
import type { ListPage, NewestKey, PageInput, PageWindow } from '#api/http/list-page.ts'
import { listSteps } from './approval.store.ts'
import type { StoredStep } from './approval.store.ts'
import { listFilter } from './list-filter.ts'
import type { Asked } from './list-filter.ts'
import { loadReader } from './reader.ts'
import type { Reader } from './reader.ts'
import type { RequestFilter } from './request-list.queries.ts'
import type { RequestKind, Work } from './request-kind.ts'
import { peopleOfSteps } from './shown-request.ts'

type StoredRow = Parameters<typeof newestKey>[0] & { readonly requesterId: number }
type ShownRow = { readonly id: string; readonly may: { readonly decide: boolean } }
type Line = { readonly steps: readonly StoredStep[]; readonly people: ReadonlyMap<number, Person> }

type RequestList<Row, Shown, Facts> = {
  readonly rows: (filter: RequestFilter, window: PageWindow<NewestKey>) => Promise<Row[]>
  readonly total: (filter: RequestFilter) => Promise<number>
  readonly shown: (reader: Reader, row: Row, line: Line) => Shown
  /** By the id of the request, of those that the reader may decide now. */
  readonly decisions: (rows: readonly Row[]) => Promise<ReadonlyMap<string, Facts>>
}

/** FORBIDDEN for a scope whose page group the caller does not hold. */
export async function listRequests<Row extends StoredRow, Shown extends ShownRow, Facts>(
  work: Work<Asked & PageInput>,
  kind: RequestKind,
  of: RequestList<Row, Shown, Facts>,
): Promise<ListPage<Shown & { decision: Facts | null }>> {
  const { db, caller, input } = work
  const { workspaceId } = caller
  const reader = await loadReader(work, kind)
  const filter = await listFilter(work, kind, reader, 'view')
  const list = await listPage(input, {
    rows: window => of.rows(filter, window),
    total: () => of.total(filter),
    keyOf: newestKey,
    isKey: isNewestKey,
  })
  const ids = list.rows.map(row => row.id)
  const steps = await listSteps(db, { workspaceId, kind: kind.kind }, ids)
  const requesterIds = list.rows.map(row => row.requesterId)
  const people = await listPeople(db, workspaceId, [...requesterIds, ...peopleOfSteps(steps)])
  const stepsOf = Map.groupBy(steps, step => step.requestId)
  const shown = list.rows.map(row => of.shown(reader, row, { steps: stepsOf.get(row.id) ?? [], people }))
  const decides = new Set(shown.filter(row => row.may.decide).map(row => row.id))
  const isAsked = input.scope === 'approvals'
  const decisions = await of.decisions(list.rows.filter(row => isAsked && decides.has(row.id)))
  return { ...list, rows: shown.map(row => ({ ...row, decision: decisions.get(row.id) ?? null })) }
}
