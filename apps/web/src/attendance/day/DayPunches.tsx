// Every punch around a day: its source, and whether it counts here, for another day, or was voided. HR adds missing
// punches and voids wrong ones.
import type { ExplainedPunch } from '@hr/contract/attendance.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { useClosedTo } from '#web/shared/closed-reason.ts'
import { ClosedNotice } from '#web/shared/request/ClosedNotice.tsx'
import { useIsBlocked } from '#web/shared/own-record.ts'
import { useCan } from '#web/shared/session.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { DayPart } from '#web/shared/DayPart.tsx'
import { AddPunchForm } from './AddPunchForm.tsx'

import { PutBackDialog, VoidPunchDialog } from './PunchDialogs.tsx'

function useWhere(punch: ExplainedPunch, date: LocalDate): string | undefined {
  const { t } = useTranslation()
  if (punch.voidedAt !== null) return t('attendanceDay.voided')
  if (punch.dayDate !== null && punch.dayDate !== date)
    return t('attendanceDay.ofOtherDay', { date: formatDate(punch.dayDate) })
  return punch.uncounted === null ? undefined : t(`attendanceDay.uncounted.${punch.uncounted}`)
}

/** Belongs to a neighbouring day, or did before it was voided: only relevant if something is missing. */
const isOfOther = ({ date: on, dayDate, voidedAt }: ExplainedPunch, date: LocalDate) =>
  dayDate === null ? on !== date && voidedAt !== null : dayDate !== date

/** Who voided and restored it, when and why. */
function PunchHistory({ history }: Pick<ExplainedPunch, 'history'>) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  return history.map(({ action, at, by, reason }, index) => (
    <Text key={`${action}${index}`} size="xs" c="dimmed">
      {[t(`attendanceDay.punchHistory.${action}`), reason, by === null ? '' : nameOf(by), formatInstant(at)]
        .filter(text => text !== '')
        .join(' · ')}
    </Text>
  ))
}

type LineProps = {
  punch: ExplainedPunch
  date: LocalDate
  onVoid: (() => void) | undefined
  onPutBack: (() => void) | undefined
}

function PunchLine({ punch, date, onVoid, onPutBack }: LineProps) {
  const { t } = useTranslation()
  const where = useWhere(punch, date)
  const isVoided = punch.voidedAt !== null
  const details = [punch.device, punch.reason, where].filter(text => text)
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
      <Stack gap={0} miw={0}>
        <Group gap="xs">
          <Text
            fw={600}
            c={where === undefined ? undefined : 'dimmed'}
            td={isVoided ? 'line-through' : undefined}
            style={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {punch.time}
          </Text>
          {punch.date !== date && (
            <Text size="sm" c="dimmed">
              {formatDate(punch.date)}
            </Text>
          )}
          <Badge variant="default">{t(`attendanceDay.sources.${punch.source}`)}</Badge>
        </Group>
        {details.length > 0 && (
          <Text size="sm" c="dimmed">
            {details.join(' · ')}
          </Text>
        )}
        <PunchHistory history={punch.history} />
      </Stack>
      {onPutBack && isVoided && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={t('attendanceDay.putBackOf', { time: punch.time })}
          onClick={onPutBack}
          style={{ flex: 'none' }}
        >
          {t('attendanceDay.putBack')}
        </Button>
      )}
      {onVoid && !isVoided && (
        <Button
          variant="subtle"
          size="xs"
          color="red"
          aria-label={t('attendanceDay.voidPunchOf', { time: punch.time })}
          onClick={onVoid}
          style={{ flex: 'none' }}
        >
          {t('attendanceDay.voidPunch')}
        </Button>
      )}
    </Group>
  )
}

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
          {t('attendanceDay.noPunches')}
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
