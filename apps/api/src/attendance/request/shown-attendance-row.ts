// A request about attendance or work elsewhere as a row of a list.
import type { AttendanceRequestRow } from '@hr/contract/attendance-request-shapes.ts'
import type { Person } from '@hr/contract/person.ts'
import type { StoredStep } from '#api/approval/approval.store.ts'
import type { Reader } from '#api/approval/reader.ts'
import { mayDoOf, shownProgress } from '#api/approval/shown-request.ts'
import { found } from '#api/http/refusal.ts'
import type { AttendanceKind } from './attendance-kinds.ts'
import type { AttendanceRow } from './attendance-request.queries.ts'

type Line = { readonly steps: readonly StoredStep[]; readonly people: ReadonlyMap<number, Person> }

export const shownAttendanceRow = (
  reader: Reader,
  kind: AttendanceKind,
  row: AttendanceRow,
  { steps, people }: Line,
): AttendanceRequestRow => ({
  id: row.id,
  kind: row.kind,
  number: row.number,
  status: row.status,
  employee: found(people.get(row.requesterId)),
  attendanceType:
    row.attendanceTypeId === null
      ? null
      : { id: row.attendanceTypeId, name: row.typeName ?? '', nameLo: row.typeNameLo ?? '' },
  title: row.title,
  place: row.place,
  from: row.from,
  to: row.to,
  timeIn: row.timeIn,
  timeOut: row.timeOut,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  historyCount: row.historyCount,
  ...shownProgress(steps, people, row.createdAt),
  purpose: row.purpose,
  original: row.original,
  openChange: row.openChange,
  may: mayDoOf(reader, kind, row, { steps, people, hasOpenChange: row.openChange !== null }),
  decision: null,
})
