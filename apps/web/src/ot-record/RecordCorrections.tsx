// What HR entered for a record (O3): minutes, who, when and why, also what was undone; HR can enter more here.
import { undoOtCorrection } from '@hr/contract/ot-record.ts'
import type { OtCorrection, OtRecordDetail } from '@hr/contract/ot-record.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { DayPart } from '#web/shared/DayPart.tsx'
import { formatDate } from '#web/shared/format.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { useIsBlocked } from '#web/shared/person/own-record.ts'
import { UndoDialog } from '#web/shared/effect/UndoDialog.tsx'
import { useDuration } from '#web/shared/use-duration.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { CorrectDialog } from './CorrectDialog.tsx'

type LineProps = {
  correction: OtCorrection
  /** A later one replaced it. */
  isReplaced: boolean
  onUndo: (() => void) | undefined
}

function CorrectionLine({ correction, isReplaced, onUndo }: LineProps) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const durationOf = useDuration()
  const { minutes, reason, at, by, undoneAt, undoneBy } = correction
  const what = t('otRecord.entered', { amount: durationOf(minutes) })
  const whoAndWhen = (person: OtCorrection['by'], moment: string) => ({
    name: person === null ? t('otRecord.somebody') : nameOf(person),
    at: formatInstant(moment),
  })
  const isOver = undoneAt !== null || isReplaced
  return (
    <Group component="li" justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
      <Stack gap={0} miw={0}>
        <Text fw={600} size="sm" {...(isOver && { td: 'line-through', c: 'dimmed' })}>
          {what}
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
        <Text size="xs" c="dimmed">
          {t('otRecord.by', whoAndWhen(by, at))}
        </Text>
        {undoneAt !== null && (
          <Text size="xs" c="dimmed">
            {t('otRecord.undoneBy', whoAndWhen(undoneBy, undoneAt))}
          </Text>
        )}
      </Stack>
      {onUndo && (
        <Button
          variant="subtle"
          size="xs"
          aria-label={t('otRecord.undoOf', { what })}
          onClick={onUndo}
          style={{ flex: 'none' }}
        >
          {t('ui.undo')}
        </Button>
      )}
    </Group>
  )
}

export function RecordCorrections({ record }: { record: OtRecordDetail }) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const durationOf = useDuration()
  const isBlocked = useIsBlocked()
  const [isOpen, setIsOpen] = useState(false)
  const [undoing, setUndoing] = useState<OtCorrection>()
  const { corrections, employee, date, mayCorrect, locked } = record
  const mayChange = mayCorrect && !isBlocked('OT_RECORD', employee.id)
  const applied = corrections.findLast(({ undoneAt }) => undoneAt === null)
  if (corrections.length === 0 && !mayChange) return null
  return (
    <DayPart title={t('otRecord.corrections')}>
      {corrections.length > 0 && (
        <Stack component="ul" gap="sm">
          {corrections.toReversed().map(correction => (
            <CorrectionLine
              key={correction.id}
              correction={correction}
              isReplaced={correction.undoneAt === null && correction !== applied}
              onUndo={mayChange && correction === applied ? () => setUndoing(correction) : undefined}
            />
          ))}
        </Stack>
      )}
      {mayChange && (
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          onClick={() => setIsOpen(true)}
        >
          {t('otRecord.correct')}
        </Button>
      )}
      {isOpen && <CorrectDialog record={record} onClose={() => setIsOpen(false)} />}
      {undoing !== undefined && (
        <UndoDialog
          endpoint={undoOtCorrection}
          input={{ id: undoing.id }}
          title={t('otRecord.undoTitle', { amount: durationOf(undoing.minutes) })}
          text={t('otRecord.undoText', { name: nameOf(employee), date: formatDate(date) })}
          confirmLabel={t('ui.undo')}
          cancelLabel={t('otRecord.keep')}
          done={t('otRecord.undone')}
          of="records"
          isLocked={locked}
          onClose={() => setUndoing(undefined)}
        />
      )}
    </DayPart>
  )
}
