// The penalties of the selected days before and after, and the button that overrules them and asks for the reason.
import type { OverrulePreviewRow } from '@hr/contract/attendance-overrule.ts'
import { Button, Group, Paper, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { penaltyText } from '#web/shared/money/penalty-text.ts'
import type { Asked } from './OverruleEffect.tsx'
import type { Done } from './UndoBar.tsx'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const ApplyDialog = lazyDialog(() => import('./ApplyDialog.tsx').then(file => file.ApplyDialog))

type Props = {
  asked: Asked
  all: number
  chosen: readonly OverrulePreviewRow[]
  inClosedPeriod: boolean
  onDone: (done: Done) => void
}

/** Unknown amounts are counted next to the sum, never added as 0. */
function useSumText() {
  const { t } = useTranslation()
  return (penalties: readonly (number | null)[]): string => {
    const unknown = penalties.filter(penalty => penalty === null).length
    const sum = penaltyText(penalties.reduce<number>((total, penalty) => total + (penalty ?? 0), 0))
    return unknown === 0 ? sum : `${sum} + ${t('overrule.noRates', { count: unknown })}`
  }
}

export function ApplyMany({ asked, all, chosen, inClosedPeriod, onDone }: Props) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const sumText = useSumText()
  const sum = t('overrule.sum', {
    before: sumText(chosen.map(({ before }) => before.penalty)),
    after: sumText(chosen.map(({ after }) => after.penalty)),
  })
  return (
    <Paper withBorder p="md">
      <Group justify="space-between" gap="sm">
        <Stack gap={2}>
          <Text fw={600} role="status">
            {t('overrule.chosen', { chosen: chosen.length, all })}
          </Text>
          <Text style={{ fontVariantNumeric: 'tabular-nums' }}>{sum}</Text>
        </Stack>
        <Button disabled={chosen.length === 0} onClick={() => setIsAsking(true)}>
          {t('overrule.apply', { count: chosen.length })}
        </Button>
      </Group>
      {isAsking && (
        <ApplyDialog
          asked={asked}
          days={chosen.map(({ employee, date }) => ({ employeeId: employee.id, date }))}
          sum={sum}
          inClosedPeriod={inClosedPeriod}
          onDone={onDone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Paper>
  )
}
