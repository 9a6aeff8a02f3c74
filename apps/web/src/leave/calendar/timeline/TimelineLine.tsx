// One row of the timeline: a heading, or a person with their leave as bars.
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Text, VisuallyHidden } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useProfile } from '#web/shared/session.ts'
import { PersonName, usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './Timeline.module.css'
import { TimelineBar } from './TimelineBar.tsx'
import type { HeadingRow, PersonRow, TimelineRow } from './timeline-rows.ts'

type Focus = (node: HTMLElement | null) => void
type Stops = {
  /** The keyboard's position in this row; undefined if it is in another. */
  stop: number | undefined
  focus: Focus
  onMoveTo: (stop: number) => void
}
type Props = Stops & {
  row: TimelineRow
  index: number
  dates: readonly LocalDate[]
  isPhone: boolean
  top: number
  height: number
}

function Heading({ row: { heading } }: { row: HeadingRow }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const name =
    heading === 'team'
      ? t('leaveCalendar.team')
      : heading === null
        ? t('leaveCalendar.noUnit')
        : nameIn(heading, language)
  return (
    <div role="rowheader" aria-colindex={1} className={classes.heading}>
      {name}
    </div>
  )
}

type PersonProps = Stops & { row: PersonRow; dates: readonly LocalDate[]; isPhone: boolean }

function Person({ row, dates, isPhone, stop, focus, onMoveTo }: PersonProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const nameOf = usePersonNames()
  const isOwn = useProfile().employee?.id === row.person.employee.id
  const { employee, unit, group } = row.person
  // The unit is shown below the name, unless the heading already has it.
  const detail = unit !== null && group !== 'UNIT' ? nameIn(unit, language) : undefined
  return (
    <>
      <div
        ref={stop === 0 ? focus : null}
        role="rowheader"
        aria-colindex={1}
        className={classes.name}
        tabIndex={stop === 0 ? 0 : -1}
        onFocus={() => onMoveTo(0)}
      >
        {isPhone ? (
          <Text fz={13} fw={500} lh={1.6} lineClamp={2} title={nameOf(employee)}>
            {nameOf(employee)}
          </Text>
        ) : (
          <PersonName person={employee} size={32} {...(detail !== undefined && { detail })} />
        )}
        <VisuallyHidden>{t('leaveCalendar.leaveCount', { count: row.leaves.length })}</VisuallyHidden>
      </div>
      <div className={classes.track}>
        {row.leaves.map((leave, index) => (
          <TimelineBar
            key={leave.id}
            leave={leave}
            dates={dates}
            isOwn={isOwn}
            isActive={stop === index + 1}
            focus={focus}
            onMoveTo={() => onMoveTo(index + 1)}
          />
        ))}
      </div>
    </>
  )
}

export function TimelineLine({ row, index, top, height, ...props }: Props) {
  return (
    <div
      role="row"
      aria-rowindex={index + 3}
      className={classes.row}
      data-kind={row.kind}
      style={{ transform: `translateY(${top}px)`, height }}
    >
      {row.kind === 'heading' ? <Heading row={row} /> : <Person row={row} {...props} />}
    </div>
  )
}
