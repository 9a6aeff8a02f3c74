// Every punch around a day. HR adds missing punches and voids wrong ones.
import type { ExplainedPunch } from '@hr/contract/attendance.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Button, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useClosedTo } from '#web/shared/reason/closed-reason.ts'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { useCan } from '#web/shared/session.ts'
import { DayPart } from '#web/shared/DayPart.tsx'
import { AddPunchForm } from './AddPunchForm.tsx'
import { PutBackDialog, VoidPunchDialog } from './PunchDialogs.tsx'
import { PunchLine } from './PunchLine.tsx'

/** Belongs to a neighbouring day, or did before it was voided: only relevant if something is missing. */
const isOfOther = ({ date: on, dayDate, voidedAt }: ExplainedPunch, date: LocalDate) =>
  dayDate === null ? on !== date && voidedAt !== null : dayDate !== date

type Props = {
  employeeId: number
  date: LocalDate
  punches: readonly ExplainedPunch[]
  timeZone: string
}

export function DayPunches({ employeeId, date, punches, timeZone }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const [isAdding, setIsAdding] = useState(false)
  const [voiding, setVoiding] = useState<ExplainedPunch>()
  const [returning, setReturning] = useState<ExplainedPunch>()
  const [showsOthers, setShowsOthers] = useState(false)
  const others = punches.filter(punch => isOfOther(punch, date))
  const shown = showsOthers ? punches : punches.filter(punch => !isOfOther(punch, date))
  const isBlocked = useIsBlocked()
  const mayAdd = may('ATTENDANCE_MONITORING', 'edit') && !isBlocked('PUNCH', employeeId)
  const mayVoid = may('ATTENDANCE_MONITORING', 'delete') && !isBlocked('PUNCH_VOID', employeeId)
  const closedTo = useClosedTo()({ from: date, to: date })
  return (
    <DayPart title={t('attendanceDay.punches')}>
      {(mayAdd || mayVoid) && <ClosedNotice closedTo={closedTo} text="closedPeriod.notice" />}
      {shown.length === 0 && (
        <Text size="sm" c="dimmed">
          {t(others.length === 0 ? 'attendanceDay.noPunches' : 'attendanceDay.noPunchesOfDay')}
        </Text>
      )}
      <Stack component="ul" gap="sm">
        {shown.map(punch => (
          <PunchLine
            key={punch.id}
            punch={punch}
            date={date}
            onVoid={mayVoid ? () => setVoiding(punch) : undefined}
            onPutBack={mayVoid ? () => setReturning(punch) : undefined}
          />
        ))}
      </Stack>
      {others.length > 0 && !showsOthers && (
        <Button
          variant="transparent"
          px={0}
          size="xs"
          onClick={() => setShowsOthers(true)}
          style={{ alignSelf: 'start' }}
        >
          {t('attendanceDay.showOthers', { count: others.length })}
        </Button>
      )}
      {mayAdd &&
        (isAdding ? (
          <AddPunchForm
            employeeId={employeeId}
            date={date}
            timeZone={timeZone}
            onClose={() => setIsAdding(false)}
          />
        ) : (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setIsAdding(true)}
          >
            {t('attendanceDay.addPunch')}
          </Button>
        ))}
      {returning !== undefined && <PutBackDialog punch={returning} onClose={() => setReturning(undefined)} />}
      {voiding !== undefined && <VoidPunchDialog punch={voiding} onClose={() => setVoiding(undefined)} />}
    </DayPart>
  )
}
