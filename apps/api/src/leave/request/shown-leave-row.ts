// A leave request as a row of a list.
import type { LeaveRequestRow } from '@hr/contract/leave.ts'
import type { Person } from '@hr/contract/person.ts'
import type { StoredStep } from '#api/approval/approval.store.ts'
import type { Reader } from '#api/approval/reader.ts'
import { mayDoOf, shownProgress } from '#api/approval/shown-request.ts'
import { found } from '#api/http/refusal.ts'
import { leaveKind } from './leave-kind.ts'
import type { LeaveRow } from './leave-request-list.queries.ts'

export const shownLeaveRow = (
  reader: Reader,
  row: LeaveRow,
  steps: readonly StoredStep[],
  people: ReadonlyMap<number, Person>,
): LeaveRequestRow => ({
  id: row.id,
  number: row.number,
  status: row.status,
  employee: found(people.get(row.requesterId)),
  leaveType: shownType(row),
  from: row.from,
  to: row.to,
  fromHalf: row.fromHalf,
  toHalf: row.toHalf,
  halfDays: row.halfDays,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  historyCount: row.historyCount,
  ...shownProgress(steps, people, row.createdAt),
  purpose: row.purpose,
  original: row.original,
  openChange: row.openChange,
  may: mayDoOf(reader, leaveKind, row, { steps, people, hasOpenChange: row.openChange !== null }),
  decision: null,
})

export const shownType = (row: Pick<LeaveRow, 'leaveTypeId' | 'typeName' | 'typeNameLo' | 'typeColor'>) => ({
  id: row.leaveTypeId,
  name: row.typeName,
  nameLo: row.typeNameLo,
  color: row.typeColor,
})
