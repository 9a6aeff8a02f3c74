// How far a request is: the order of the current step over the number of steps (spec 4, R3).
import type { RequestStatus } from '@hr/contract/approval.ts'
import type { Person } from '@hr/contract/person.ts'
import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'

type Props = {
  progress: { readonly order: number; readonly total: number }
  status: RequestStatus
  /** null: whoever may approve for the company. */
  currentApprover: Person | null
}

export function ApprovalProgress({ progress, status, currentApprover }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const waitsFor = currentApprover === null ? t('approval.hr') : nameOf(currentApprover)
  return (
    <Stack gap={0}>
      <Text size="sm" component="span">
        <span aria-hidden>
          {progress.order}/{progress.total}
        </span>
        <VisuallyHidden>{t('approval.progress', progress)}</VisuallyHidden>
      </Text>
      {status === 'PENDING' && (
        <Text size="xs" c="dimmed" component="span">
          {t('approval.waitingFor', { name: waitsFor })}
        </Text>
      )}
    </Stack>
  )
}
