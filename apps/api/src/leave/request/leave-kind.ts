// Leave as a kind of request (R1): what it counts, reserves and shows (L4-L9).
import { leaveGroups } from '@hr/contract/leave.ts'
import { paths } from '@hr/contract/paths.ts'
import { lockHolidaysShared } from '#api/calendar/holidays.queries.ts'
import { askedDays } from '#api/leave/asked-days.ts'
import { filledText } from '#api/notification/parameter-text.ts'
import { kindOf } from '#api/request/kind-of.ts'
import { insertRelease, lockBalance } from '../ledger/leave-ledger.store.ts'
import { decisionFacts } from './decision-facts.ts'
import { leaveDetail } from './leave-detail.ts'
import { loadLeaveFacts } from './load-leave-facts.ts'
import { daysColumn, leaveRows } from './leave-request-list.queries.ts'
import { freeHalfDays } from './leave-request.store.ts'
import type { LeaveShapes } from './leave-shapes.ts'
import { leaveCode, leaveWords, titleOf } from './leave-words.ts'
import { previewLeave } from './preview-leave.ts'
import { replaceLeave } from './replace-leave.ts'
import { refusingOverlap } from './refusing-overlap.ts'
import { heldLeave, saveLeaveEdit } from './save-leave.ts'
import { toRequestType } from './to-request-type.ts'

export const leaveKind = kindOf<LeaveShapes>({
  kind: 'LEAVE',
  entity: 'leave_request',
  table: 'leave_request',
  topic: 'leave',
  groups: leaveGroups,
  name: { en: 'Leave request', lo: 'ຄຳຂໍລາພັກ' },
  pages: { owner: paths.myLeaveRequest, approver: paths.leaveRequest },
  lockCounted: lockHolidaysShared,
  facts: loadLeaveFacts,
  columns: ({ leaveTypeId, fromHalf, toHalf, halfDays }) => ({
    leave_type_id: leaveTypeId,
    from_half: fromHalf,
    to_half: toHalf,
    half_days: halfDays,
  }),
  held: heldLeave,
  saveEdit: saveLeaveEdit,
  refusing: refusingOverlap,
  async applyStatus(work, { head, status, dates: { from, to } }, reason) {
    const { db, services } = work
    const { requesterId: employeeId } = head
    if (status === 'REJECTED' || status === 'CANCELLED') {
      await lockBalance(db, employeeId)
      await freeHalfDays(db, head.id)
      await insertRelease(db, head.id)
    }
    if (status === 'APPROVED' || head.status === 'APPROVED')
      await services.reactions.leaveDecided(work, { employeeId, from, to, reason })
  },
  applyReplacement: replaceLeave,
  rows: leaveRows,
  pageColumns: daysColumn,
  title: titleOf,
  askedText: (language, asked) =>
    filledText(language, '{type}, {dates} ({days})', {
      type: { en: asked.typeName, lo: asked.typeNameLo || asked.typeName },
      from: asked.from,
      to: asked.to,
      days: askedDays(asked),
    }),
  words: leaveWords,
  code: leaveCode,
  exported: {
    name: { en: 'Leave requests', lo: 'ຄຳຂໍລາພັກ' },
    columns: ['typeName', 'typeNameLo', 'fromHalf', 'toHalf', 'halfDays'],
  },
  shown: row => ({
    leaveType: toRequestType(row),
    fromHalf: row.fromHalf,
    toHalf: row.toHalf,
    halfDays: row.halfDays,
    original: row.original,
  }),
  decisions: decisionFacts,
  detail: leaveDetail,
  preview: previewLeave,
})
