// The progress of a request: order of the current step and number of steps (spec 4, R3).
import type { RequestStatus } from '@hr/domain/approval/step.ts'
import type { Person } from '@hr/contract/person.ts'
import { Stack, Text, VisuallyHidden } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDateOf } from '#web/shared/instant.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './ApprovalProgress.module.css'

type Waiting = Pick<Props, 'currentApprover' | 'waitingSince'>

/** Whose decision is pending, and since when. */
export function useWaitingText(): (request: Waiting) => string {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  return ({ currentApprover, waitingSince }) => {
    const name = currentApprover === null ? t('approval.hr') : nameOf(currentApprover)
    if (waitingSince === null) return t('approval.waitingFor', { name })
    return t('approval.waitingSince', { name, date: formatDateOf(waitingSince) })
  }
}

type Props = {
  progress: { readonly order: number; readonly total: number }
  status: RequestStatus
  /** null = anyone with the permission to approve for the company. */
  currentApprover: Person | null
  /** Since when that decision is pending. */
  waitingSince: string | null
}

/** "Step 2 of 2: HR" while it is pending (R8b), with the small figure of the spec below. */
export function ApprovalProgress({ progress, status, currentApprover, waitingSince }: Props) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const figure = `${progress.order}/${progress.total}`
  if (status !== 'PENDING') {
    return (
      <Text size="sm" component="span">
        <span aria-hidden>{figure}</span>
        <VisuallyHidden>{t('approval.progress', progress)}</VisuallyHidden>
      </Text>
    )
  }
  const name = currentApprover === null ? t('approval.hr') : nameOf(currentApprover)
  const since = waitingSince !== null && t('approval.since', { date: formatDateOf(waitingSince) })
  return (
    <Stack gap={0} miw={136}>
      <Text size="sm" component="span" className={classes.step}>
        {t('approval.stepWith', { ...progress, name })}
      </Text>
      <Text size="xs" c="dimmed" component="span">
        <span aria-hidden>{figure}</span>
        {since !== false && ` · ${since}`}
      </Text>
    </Stack>
  )
}
