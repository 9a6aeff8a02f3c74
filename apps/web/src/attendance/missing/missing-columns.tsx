// The columns of days without a time: who, when with the shift, and both times to type.
import type { AttendanceDay } from '@hr/contract/attendance.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Group, Text } from '@mantine/core'
import { createContext, memo, use } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { TimeField } from '#web/ui/TimeField.tsx'
import { ClockTime, dayChecks } from '../ClockTimes.tsx'
import { PendingMark } from '../day-cells.tsx'
import { dateColumn, employeeColumn } from '../day-columns.tsx'
import type { DayColumn } from '../day-columns.tsx'
import { shiftTime } from './missing-times.ts'
import type { Side } from './missing-times.ts'
import { likelyTimes } from '#web/ui/typed-time.ts'

type Times = {
  readonly typed: (day: AttendanceDay, side: Side) => string
  readonly fault: (day: AttendanceDay, side: Side) => ReactNode
  readonly onChange: (day: AttendanceDay, side: Side, time: string) => void
}

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

type CellProps = { day: AttendanceDay; side: Side }
type FieldProps = CellProps & { value: string; error: ReactNode; onChange: Times['onChange'] }

/** Drawn again only when its own time changes: a list has 200 of them. */
const MissingTime = memo(function MissingTime({ day, side, value, error, onChange }: FieldProps) {
  const language = useLanguage()
  const nameOf = usePersonNames()
  const known = dayChecks(day)[side]
  return (
    <TimeField
      w={96}
      leftSection={null}
      size="sm"
      aria-label={`${fieldLabel(language, side)}, ${nameOf(day)}, ${formatDate(day.date)}`}
      placeholder={known ?? 'HH:mm'}
      likely={known ?? likelyTimes[side === 'timeIn' ? 'start' : 'end']}
      {...(known === null ? { 'data-missing': true } : { variant: 'filled' })}
      value={value}
      error={error}
      onChange={time => onChange(day, side, time)}
      onKeyDown={goToNext}
    />
  )
})

/** The typed times, read by each cell, so that typing does not draw the whole list again. */
export const TypedTimes = createContext<Times>({ typed: () => '', fault: () => null, onChange: () => {} })

function TimeCell({ day, side }: CellProps) {
  const { typed, fault, onChange } = use(TypedTimes)
  const isBlocked = useIsBlocked()
  const { t } = useTranslation()
  const checks = dayChecks(day)
  return isBlocked('OVERRULE', day.employeeId) ? (
    <>
      <ClockTime time={checks[side]} label={side === 'timeIn' ? checks.labelIn : checks.labelOut} />
      {checks[side] === null && (
        <Text size="xs" c="dimmed">
          {t('missingTimes.own')}
        </Text>
      )}
    </>
  ) : (
    <MissingTime
      day={day}
      side={side}
      value={typed(day, side)}
      error={fault(day, side)}
      onChange={onChange}
    />
  )
}

function Shift({ day }: { day: AttendanceDay }) {
  const [start, end] = [shiftTime(day, 'timeIn'), shiftTime(day, 'timeOut')]
  if (start === undefined || end === undefined) return null
  return <Text size="sm" c="dimmed">{`${start} - ${end}`}</Text>
}

/** Also the shift, so that a tablet has room for both times, and whether the employee has asked for a correction. */
const withShift = (column: DayColumn): DayColumn => ({
  ...column,
  cell: day => (
    <>
      <Group gap={6} wrap="nowrap" display="inline-flex">
        {column.cell(day)}
        <PendingMark day={day} />
      </Group>
      <Shift day={day} />
    </>
  ),
})

export function useMissingColumns(): readonly DayColumn[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const time = (side: Side): DayColumn => ({
    id: side,
    title: fieldLabel(language, side),
    width: 112,
    cell: day => <TimeCell day={day} side={side} />,
  })
  return [employeeColumn(t), withShift(dateColumn(t)), time('timeIn'), time('timeOut')]
}
