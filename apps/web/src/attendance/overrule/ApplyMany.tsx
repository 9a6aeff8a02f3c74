// What the days that are chosen cost now and then, why, and the button that overrules them.
import { overruleDays } from '@hr/contract/attendance-overrule.ts'
import type { OverrulePreviewRow } from '@hr/contract/attendance-overrule.ts'
import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { ContractForm } from '#web/shared/ContractForm.tsx'
import { useContractForm } from '#web/shared/contract-form.tsx'
import { formatNumber } from '#web/shared/format.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { attendanceReads } from '../attendance-reads.ts'
import type { Asked } from './OverruleEffect.tsx'
import type { Done } from './UndoBar.tsx'
import { useDoneText } from './use-overrule-texts.ts'

type Props = {
  asked: Asked
  all: number
  chosen: readonly OverrulePreviewRow[]
  inClosedPeriod: boolean
  onDone: (done: Done) => void
}

/** Amounts nobody knows are counted beside the sum, never added as 0. */
function useSumText() {
  const { t } = useTranslation()
  return (penalties: readonly (number | null)[]): string => {
    const unknown = penalties.filter(penalty => penalty === null).length
    const sum = formatNumber(penalties.reduce<number>((total, penalty) => total + (penalty ?? 0), 0))
    return unknown === 0 ? sum : `${sum} + ${t('overrule.noRates', { count: unknown })}`
  }
}

export function ApplyMany({ asked, all, chosen, inClosedPeriod, onDone }: Props) {
  const { t } = useTranslation()
  const doneText = useDoneText()
  const sumText = useSumText()
  const form = useContractForm(overruleDays, {
    initialValues: { reason: '' },
    fixed: {
      ...asked,
      inClosedPeriod,
      days: chosen.map(({ employee, date }) => ({ employeeId: employee.id, date })),
    },
    unguarded: true,
    refreshes: attendanceReads,
    onSuccess: ({ actionId, days }) => {
      form.reset()
      const text = t('overrule.doneMany', { what: doneText(asked), count: days })
      if (actionId === null) toastSuccess(t('overrule.nothingDone'))
      else onDone({ actionId, text, inClosedPeriod })
    },
  })
  return (
    <Paper withBorder p="md">
      <ContractForm form={form} label={t('overrule.apply', { count: chosen.length })}>
        <Stack gap={2}>
          <Text fw={600} role="status">
            {t('overrule.chosen', { chosen: chosen.length, all })}
          </Text>
          <Text style={{ fontVariantNumeric: 'tabular-nums' }}>
            {t('overrule.sum', {
              before: sumText(chosen.map(({ before }) => before.penalty)),
              after: sumText(chosen.map(({ after }) => after.penalty)),
            })}
          </Text>
        </Stack>
        <Textarea key={form.key('reason')} {...form.field('reason')} maxLength={255} autosize minRows={2} />
        <Group justify="flex-end">
          <Button type="submit" loading={form.isRunning} disabled={chosen.length === 0}>
            {t('overrule.apply', { count: chosen.length })}
          </Button>
        </Group>
      </ContractForm>
    </Paper>
  )
}
