// Finds open steps that today's rules assign differently (R8, R9); only reads, for previews and before writing.
import { movedSteps, reassignedLine } from '@hr/domain/approval/reassigned-line.ts'
import type { RuledStep, StepMove } from '@hr/domain/approval/reassigned-line.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import type { Context } from '#api/http/context.ts'
import { findUnitManager, listJobsOf, listPersonStatus } from './approval.queries.ts'
import { listSteps } from './step.store.ts'
import type { StoredStep } from './step.store.ts'
import type { OpenRequest, RequestKind } from './request-kind.ts'

export type LineMove = {
  readonly kind: RequestKind
  readonly request: OpenRequest
  readonly line: readonly (StoredStep | RuledStep)[]
  readonly moves: readonly StepMove<StoredStep>[]
}
export type Lines = {
  /** The rules use the jobs on this day. */
  readonly date: LocalDate
  /** All requesters if missing. */
  readonly requesterIds?: readonly number[] | undefined
  /** Only requests with an open step of this person. */
  readonly approverId?: number | undefined
}

/** Pending requests with a step to reassign. */
export async function lineMoves(
  { db, services }: Pick<Context<unknown, unknown>, 'db' | 'services'>,
  lines: Lines,
): Promise<LineMove[]> {
  const found: LineMove[] = []
  for (const kind of services.kinds) {
    const { requesterIds } = lines
    const requests = await kind.listOpen(db, { statuses: ['PENDING'], requesterIds })
    const moves = await movesOf(db, lines, kind, requests)
    found.push(...moves.filter(move => lines.approverId === undefined || waitsFor(move, lines.approverId)))
  }
  return found
}

const waitsFor = ({ moves }: LineMove, approverId: number): boolean =>
  moves.some(({ before }) => before?.approverId === approverId)

/** The same for the given requests of one kind. */
export async function movesOf(
  db: Scope,
  { date }: Lines,
  kind: RequestKind,
  requests: readonly OpenRequest[],
): Promise<LineMove[]> {
  if (requests.length === 0) return []
  const steps = await listSteps(
    db,
    kind,
    requests.map(request => request.id),
  )
  const stepsOf = Map.groupBy(steps, step => step.requestId)
  const requesterIds = [...new Set(requests.map(request => request.requesterId))]
  const leaders = await leadersOf(db, requesterIds, date)
  const named = [...leaders.values()].flatMap(one =>
    [one.lineManagerId ?? [], one.unitManagerId ?? []].flat(),
  )
  const people = await listPersonStatus(db, [
    ...new Set([...named, ...steps.flatMap(step => step.approverId ?? [])]),
  ])
  const inactiveIds = people.filter(person => !person.isActive).map(person => person.id)
  return requests.flatMap(request => {
    const before = stepsOf.get(request.id) ?? []
    const rules = leaders.get(request.requesterId) ?? nobody
    const line = reassignedLine(before, { requesterId: request.requesterId, ...rules, inactiveIds })
    const moves = movedSteps(before, line)
    return moves.length > 0 ? [{ kind, request, line, moves }] : []
  })
}

type Leaders = { readonly lineManagerId: number | null; readonly unitManagerId: number | null }
const nobody: Leaders = { lineManagerId: null, unitManagerId: null }

async function leadersOf(
  db: Scope,
  requesterIds: readonly number[],
  date: LocalDate,
): Promise<ReadonlyMap<number, Leaders>> {
  const jobs = await listJobsOf(db, requesterIds, date)
  const units = [...new Set(jobs.flatMap(job => job.unitId ?? []))]
  const managers = new Map<string, number | null>()
  for (const unitId of units) managers.set(unitId, await findUnitManager(db, unitId))
  return new Map(
    jobs.map(({ employeeId, unitId, lineManagerId }) => [
      employeeId,
      { lineManagerId, unitManagerId: (unitId === null ? null : managers.get(unitId)) ?? null },
    ]),
  )
}
