// The columns of days without a time: who, when, the shift, and both times to type.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Group } from '@mantine/core'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { formatDate } from '#web/shared/format.ts'
import { useIsBlocked } from '#web/shared/own-record.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import { ClockTime, dayChecks } from '../ClockTimes.tsx'
import { PendingMark, useDayColumns } from '../day-columns.tsx'
import type { Side } from './missing-times.ts'
import { likelyTimes } from '#web/ui/typed-time.ts'

type Times = {
  readonly typed: (day: AttendanceDay, side: Side) => string
  readonly fault: (day: AttendanceDay, side: Side) => ReactNode
  readonly onChange: (day: AttendanceDay, side: Side, time: string) => void
}

const hidden = ['department', 'status', 'timeIn', 'timeOut', 'late', 'early', 'hours', 'penalty']
/** The next time to type, for the Enter key. */
const missingField = 'input[data-missing]'

function goToNext(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  const fields = [...(event.currentTarget.form?.querySelectorAll<HTMLElement>(missingField) ?? [])]
  const after = fields.find(
    field => event.currentTarget.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  after?.focus()
}

function TimeCell({ day, side, typed, fault, onChange }: Times & { day: AttendanceDay; side: Side }) {
  const language = useLanguage()
  const nameOf = usePersonNames()
  const isBlocked = useIsBlocked()
  const checks = dayChecks(day)
  const known = checks[side]
  if (isBlocked('OVERRULE', day.employeeId))
    return <ClockTime time={known} label={side === 'timeIn' ? checks.labelIn : checks.labelOut} />
  return (
    <TimeField
      w={128}
      size="sm"
      aria-label={`${fieldLabel(language, side)}, ${nameOf(day)}, ${formatDate(day.date)}`}
      placeholder={known ?? 'HH:mm'}
      likely={known ?? likelyTimes[side === 'timeIn' ? 'start' : 'end']}
      {...(known === null ? { 'data-missing': true } : { variant: 'filled' })}
      defaultValue={typed(day, side)}
      error={fault(day, side)}
      onChange={time => onChange(day, side, time)}
      onKeyDown={goToNext}
    />
  )
}

/** Also says whether the employee has asked for a correction of the day. */
const withPending = (column: Column<AttendanceDay>): Column<AttendanceDay> => ({
  ...column,
  cell: day => (
    <Group gap={6} wrap="nowrap" display="inline-flex">
      {column.cell(day)}
      <PendingMark day={day} />
    </Group>
  ),
})

/** `round` changes when times were filled by a button, which fields must show. */
export function useMissingColumns(times: Times, round: number): readonly Column<AttendanceDay>[] {
  const language = useLanguage()
  const days = useDayColumns('others', hidden)
  const time = (side: Side): Column<AttendanceDay> => ({
    id: side,
    title: fieldLabel(language, side),
    width: 152,
    cell: day => <TimeCell key={round} day={day} side={side} {...times} />,
  })
  return [
    ...days.map(column => (column.id === 'date' ? withPending(column) : column)),
    time('timeIn'),
    time('timeOut'),
  ]
}
