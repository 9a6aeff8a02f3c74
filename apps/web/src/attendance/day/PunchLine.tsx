// One punch: its source, and whether it counts for this day, for another, or was voided.
import type { ExplainedPunch } from '@hr/contract/attendance.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

function useWhere(punch: ExplainedPunch, date: LocalDate): string | undefined {
  const { t } = useTranslation()
  if (punch.voidedAt !== null) return t('attendanceDay.voided')
  if (punch.dayDate !== null && punch.dayDate !== date)
    return t('attendanceDay.ofOtherDay', { date: formatDate(punch.dayDate) })
  return punch.uncounted === null ? undefined : t(`attendanceDay.uncounted.${punch.uncounted}`)
}

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

type Props = {
  punch: ExplainedPunch
  date: LocalDate
  onVoid: (() => void) | undefined
  onPutBack: (() => void) | undefined
}

export function PunchLine({ punch, date, onVoid, onPutBack }: Props) {
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
