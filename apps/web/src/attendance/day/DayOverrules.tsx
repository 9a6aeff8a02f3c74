// HR's overrules of the day (A8): what, who, when and why, including undone ones; HR can add more here.
import type { AttendanceDay, OverruleEntry } from '@hr/contract/attendance.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { useCan } from '#web/shared/session.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { useDoneText } from '../overrule/use-overrule-texts.ts'
import { DayPart } from '#web/shared/DayPart.tsx'
import { OverruleDialog } from '../overrule/OverruleDialog.tsx'
import { TakeBackDialog } from '../overrule/TakeBackDialog.tsx'

type LineProps = { entry: OverruleEntry; day: AttendanceDay; onTakeBack: (() => void) | undefined }

function OverruleLine({ entry, day, onTakeBack }: LineProps) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const what = useDoneText()(entry)
  const entered = (by: OverruleEntry['by'], at: string) => ({
    name: by === null ? t('overrule.bySomebody') : nameOf(by),
    at: formatInstant(at),
  })
  const isUndone = entry.undoneAt !== null
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
      <Stack gap={0} miw={0}>
        <Text fw={600} size="sm" {...(isUndone && { td: 'line-through', c: 'dimmed' })}>
          {what}
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {entry.reason}
        </Text>
        <Text size="xs" c="dimmed">
          {t('overrule.by', entered(entry.by, entry.at))}
        </Text>
        {entry.undoneAt !== null && (
          <Text size="xs" c="dimmed">
            {t('overrule.undoneBy', entered(entry.undoneBy, entry.undoneAt))}
          </Text>
        )}
      </Stack>
      {onTakeBack && !isUndone && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={t('overrule.takeBackOf', { what, name: nameOf(day), date: formatDate(day.date) })}
          onClick={onTakeBack}
          style={{ flex: 'none' }}
        >
          {t('overrule.takeBack')}
        </Button>
      )}
    </Group>
  )
}

type Props = { day: AttendanceDay; overrules: readonly OverruleEntry[] }

export function DayOverrules({ day, overrules }: Props) {
  const { t } = useTranslation()
  const may = useCan()
  const nameOf = usePersonNames()
  const isBlocked = useIsBlocked()
  const [isOpen, setIsOpen] = useState(false)
  const [taking, setTaking] = useState<OverruleEntry>()
  const mayAdd = may('OVERRULE', 'add') && !isBlocked('OVERRULE', day.employeeId)
  const mayTakeBack = may('OVERRULE', 'delete') && !isBlocked('OVERRULE_UNDO', day.employeeId)
  if (overrules.length === 0 && !mayAdd) return null
  return (
    <DayPart title={t('overrule.section')}>
      {overrules.length > 0 && (
        <Stack component="ul" gap="sm">
          {overrules.map(entry => (
            <OverruleLine
              key={entry.id}
              entry={entry}
              day={day}
              onTakeBack={mayTakeBack ? () => setTaking(entry) : undefined}
            />
          ))}
        </Stack>
      )}
      {mayAdd && (
        <Button
          variant="default"
          leftSection={<IconAdjustments size={18} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('overrule.overrule')}
        </Button>
      )}
      {isOpen && (
        <OverruleDialog
          day={day}
          onDone={({ text }) => toastSuccess(text)}
          onClose={() => setIsOpen(false)}
        />
      )}
      {taking !== undefined && (
        <TakeBackDialog
          entry={taking}
          name={nameOf(day)}
          date={day.date}
          isLocked={day.locked}
          onClose={() => setTaking(undefined)}
        />
      )}
    </DayPart>
  )
}
