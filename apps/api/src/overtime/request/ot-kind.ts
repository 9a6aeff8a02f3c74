// Overtime as a kind of request (R1, O2). Approving or ending one recomputes its day, whose window it stretches (A3).
import { otGroups } from '@hr/contract/ot-request.ts'
import { paths } from '@hr/contract/paths.ts'
import type { Period } from '@hr/domain/approval/delegation-refusal.ts'
import { factSpan } from '@hr/domain/attendance/attendance-span.ts'
import { overtimeMinutes } from '@hr/domain/overtime/asked-overtime.ts'
import type { EngineWork } from '#api/approval/request-kind.ts'
import { byRequest } from '#api/attendance/day/differences.store.ts'
import { recomputeDays } from '#api/attendance/day/recompute-days.ts'
import { filledText } from '#api/notification/parameter-text.ts'
import { kindOf } from '#api/request/kind-of.ts'
import { closedByOvertime } from './closed-by-overtime.ts'
import { otDecisions } from './ot-decisions.ts'
import { otDetail, otPreview } from './ot-extras.ts'
import { loadOtFacts } from './load-ot-facts.ts'
import { otRows } from './ot-request.queries.ts'
import type { OtShapes } from './ot-shapes.ts'
import { otName, otWords, overtime } from './ot-words.ts'

export const otKind = kindOf<OtShapes>({
  kind: 'OT',
  entity: 'ot_request',
  table: 'ot_request',
  topic: 'overtime',
  groups: otGroups,
  name: otName,
  pages: { owner: paths.myOtRequest, approver: paths.otRequest },
  facts: loadOtFacts,
  columns: ({ timeIn, timeOut }) => ({ time_in: timeIn, time_out: timeOut }),
  async applyStatus(work, { head, status, dates }, reason) {
    // An approved change takes effect when its original has ended.
    if (status === 'APPROVED' ? head.purpose === 'NEW' : head.status === 'APPROVED')
      await recompute(work, head.requesterId, dates, reason)
  },
  applyReplacement: (work, change, reason) => recompute(work, change.requesterId, change, reason),
  closedBeyond: closedByOvertime,
  rows: otRows,
  title: () => overtime,
  askedText: (language, { from, to, timeIn, timeOut }) =>
    filledText(language, '{dates} ({times})', { from, to, times: `${timeIn} - ${timeOut}` }),
  words: otWords,
  exported: { name: { en: 'Overtime requests', lo: 'ຄຳຂໍເຮັດວຽກລ່ວງເວລາ' }, columns: ['timeIn', 'timeOut'] },
  shown: ({ date, timeIn, timeOut, original }) => ({
    date,
    timeIn,
    timeOut,
    minutes: overtimeMinutes({ timeIn, timeOut }),
    original: original && { ...original, minutes: overtimeMinutes(original) },
  }),
  decisions: otDecisions,
  detail: otDetail,
  preview: otPreview,
})

async function recompute(
  { db, caller }: EngineWork,
  employeeId: number,
  { from, to }: Period,
  reason: string,
): Promise<void> {
  // A punch can move to the neighbouring day.
  await recomputeDays(db, { employeeIds: [employeeId], ...factSpan(from, to) }, byRequest(caller, reason))
}
