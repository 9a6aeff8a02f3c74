// Reassigns open steps after a line manager or unit manager changed or left (R8, R9), and ends delegations of people who
// left (R10).
import type { Language } from '@hr/contract/messages/text.ts'
import { readyStep } from '@hr/domain/approval/step.ts'
import type { StepMove } from '@hr/domain/approval/reassigned-line.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Person } from '@hr/contract/person.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { listPeople } from '#api/people/person.ts'
import { endAsks } from '#api/notification/end-asks.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { insertEvents } from './event.store.ts'
import { insertStep, updateOpenStep } from './step.store.ts'
import type { StoredStep } from './step.store.ts'
import { lineMoves, movesOf } from './line-moves.ts'
import type { LineMove, Lines } from './line-moves.ts'
import type { EngineWork } from './request-kind.ts'
import { endDelegationsOfGone } from './end-delegations-of-gone.ts'
import { loadAudience, publishChange, waitingNotice } from './load-audience.ts'
import type { Audience } from './load-audience.ts'
import { storedText } from './history-text.ts'
import { hrName } from './step-progress.ts'

type Move = StepMove<StoredStep>
type People = ReadonlyMap<number, Person>

/** Idempotent and safe to run concurrently. Returns how many requests changed. */
export async function reassignSteps(work: EngineWork, lines: Lines): Promise<number> {
  let changed = 0
  for (const { kind, request } of await lineMoves(work, lines)) {
    const head = await kind.lock(work.db, request.id)
    // It may have been decided meanwhile: the state under the lock counts.
    const [move] = head?.status === 'PENDING' ? await movesOf(work.db, lines, kind, [request]) : []
    if (!move) continue
    await saveMove(work, move)
    changed += 1
  }
  await endDelegationsOfGone(work)
  return changed
}

async function saveMove(work: EngineWork, move: LineMove): Promise<void> {
  const { db, caller, now } = work
  const { kind, request, line, moves } = move
  const people = await listPeople(
    db,
    [...line, ...moves.flatMap(({ before }) => before ?? [])].map(step => step.approverId),
  )
  for (const { before, after } of moves) {
    if (before) await updateOpenStep(db, kind, request.id, after)
    else insertStep(db, kind, request.id, after)
  }
  insertEvents(
    db,
    moves.map(one => ({
      workspace_id: caller.workspaceId,
      kind: kind.kind,
      request_id: request.id,
      at: now,
      actor_id: work.db.employeeId,
      account_id: work.db.accountId,
      action: 'REASSIGNED',
      approve_order: one.after.approveOrder,
      ...storedText(inBothLanguages(language => movedText(language, move, one, people))),
    })),
  )
  for (const { before, after } of moves) {
    await auditUpdate(db, kind.entity, request.id, {
      before: { approveOrder: after.approveOrder, approverId: before?.approverId ?? null },
      after: { approveOrder: after.approveOrder, approverId: after.approverId, step: after.status },
    })
  }
  const audience = await loadAudience(work, kind, request, [
    ...line,
    ...moves.flatMap(({ before }) => before ?? []),
  ])
  await notifyPeople(work, move, people, audience)
  await publishChange(work, kind, request, audience)
}

/** Notifies the old and the new approver, and those who decide next as for any request. */
async function notifyPeople(
  work: EngineWork,
  { kind, request, line, moves }: LineMove,
  people: People,
  audience: Audience,
): Promise<void> {
  const ready = readyStep(line)
  const isNewlyReady = moves.some(({ after }) => after === ready) || isReadyBySkip(line, moves)
  const waiting = isNewlyReady ? audience.decidersOf(ready) : []
  const reassigned = moves.map(one => {
    const approvers = [one.before?.approverId ?? [], one.after.approverId ?? []].flat()
    return {
      event: 'REASSIGNED',
      employeeIds: [...new Set(approvers)].filter(id => id !== request.requesterId && !waiting.includes(id)),
      by: null,
      comment: '',
      approvers: {
        before: one.before ? nameOf(one.before, people) : hrName,
        after: successor({ line }, one, people),
      },
    } as const
  })
  await kind.notify(work, request, [waitingNotice(request, waiting), ...reassigned])
  const ending = { event: 'MOVED', actor: ready ? nameOf(ready, people) : hrName } as const
  await endAsks(work.db, { asksFor: request.id, ending, keep: audience.decidersOf(ready) })
}

/** movedText('en', ...) -> 'Kham → Noy'; only the new name if nobody was assigned. */
const movedText = (language: Language, line: LineMove, one: Move, people: People): string =>
  [one.before ? nameOf(one.before, people) : undefined, successor(line, one, people)]
    .flatMap(name => name?.[language] ?? [])
    .join(' → ')

/** The current step is skipped, so the next one becomes current. */
function isReadyBySkip(line: LineMove['line'], moves: readonly Move[]): boolean {
  const ready = readyStep(line)
  return moves.some(
    ({ before, after }) =>
      after.status === 'SKIPPED' &&
      before?.status === 'PENDING' &&
      after.approveOrder < (ready?.approveOrder ?? 0),
  )
}

function nameOf({ approverId }: { readonly approverId: number | null }, people: People): Bilingual {
  const person = people.get(approverId ?? 0)
  return person ? { en: fullName(person, 'en'), lo: fullName(person, 'lo') } : hrName
}

/** The new approver, or after a skip the next one. */
function successor({ line }: Pick<LineMove, 'line'>, { after }: Move, people: People): Bilingual {
  const next =
    after.status === 'SKIPPED'
      ? line.find(step => step.status === 'PENDING' && step.approveOrder > after.approveOrder)
      : after
  return nameOf(next ?? { approverId: null }, people)
}
