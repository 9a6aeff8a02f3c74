// Below the manager field: the effect of another manager on approvals and teams (R9).
import { previewOrgNodeMove } from '@hr/contract/organization.ts'
import { Alert, Stack, Text } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { useCall } from '#web/api/use-call.ts'
import { Loaded } from '#web/ui/Loaded.tsx'
import { TeamChanges } from './TeamChanges.tsx'
import type { EditedUnit } from './UnitForm.tsx'

export function ManagerEffect({ unit, managerId }: { unit: EditedUnit; managerId: number | null }) {
  const { t } = useTranslation()
  const query = useCall(
    previewOrgNodeMove,
    { id: unit.id, parentId: unit.parentId, managerId },
    { quiet: true, keep: true, staleTime: 0 },
  )
  return (
    <Loaded query={query} height={80}>
      {effect => (
        <Alert color="blue" role="status" title={t('organization.whatChanges')}>
          <Stack gap="xs">
            <Text size="sm">{t('organization.stepsMove', { count: effect.approvalStepCount })}</Text>
            <TeamChanges effect={effect} />
          </Stack>
        </Alert>
      )}
    </Loaded>
  )
}
