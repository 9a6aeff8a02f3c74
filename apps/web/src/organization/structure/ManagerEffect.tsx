// Below the manager field: the effect of another manager on approvals and teams (R9).
import { previewOrgNodeMove } from '@hr/contract/organization.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { TeamChanges } from './TeamChanges.tsx'
import type { EditedUnit } from './UnitForm.tsx'

export function ManagerEffect({ unit, managerId }: { unit: EditedUnit; managerId: number | null }) {
  const { t } = useTranslation()
  const { data } = useCall(
    previewOrgNodeMove,
    { id: unit.id, parentId: unit.parentId, managerId },
    { quiet: true, keep: true, staleTime: 0 },
  )
  if (data === undefined) return null
  return (
    <Alert color="blue" role="status" title={t('organization.whatChanges')}>
      <Stack gap="xs">
        <Text size="sm">{t('organization.stepsMove', { count: data.approvalStepCount })}</Text>
        <TeamChanges effect={data} />
      </Stack>
    </Alert>
  )
}
