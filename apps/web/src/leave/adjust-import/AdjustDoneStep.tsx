import type { AdjustmentImportResult } from '@hr/contract/leave-adjustment-import.ts'
import { Alert, Group, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { formatNumber } from '#web/shared/format.ts'
import { BadRowsLeft } from '#web/shared/import/BadRowsLeft.tsx'
import type { DoneStepProps } from '#web/shared/import/ImportFlow.tsx'
import { OwnRowLeftOut } from '#web/shared/import/OwnRowLeftOut.tsx'
import { ButtonLink } from '#web/ui/LinkTo.tsx'

export function AdjustDoneStep({ result, loadBadRows }: DoneStepProps<AdjustmentImportResult>) {
  const { t } = useTranslation()
  const { booked, unchanged, leftOut } = result
  const counts = { booked: formatNumber(booked), unchanged: formatNumber(unchanged) }
  return (
    <Stack gap="lg">
      <Alert color="green" role="status" icon={<IconCircleCheck size={20} stroke={1.5} aria-hidden />}>
        {t('adjustImport.imported', counts)}
      </Alert>
      <BadRowsLeft count={result.badRows} load={loadBadRows} />
      <OwnRowLeftOut leftOut={leftOut} />
      <Group justify="flex-end">
        <ButtonLink to={paths.leaveSummary}>{t('adjustImport.toSummary')}</ButtonLink>
      </Group>
    </Stack>
  )
}
