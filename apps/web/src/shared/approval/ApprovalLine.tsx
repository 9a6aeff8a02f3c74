// The approval line of a request: approvers in order, with decisions and times (R2-R5, R8).
import type { ApprovalStep } from '@hr/contract/approval.ts'
import { readyStep } from '@hr/domain/approval/step.ts'
import { Stack, Text, ThemeIcon } from '@mantine/core'
import { IconCheck, IconClock, IconMinus, IconUsers, IconX } from '@tabler/icons-react'
import type { Translate } from '#web/i18n/translation.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { PersonAvatar, usePersonNames } from '#web/ui/PersonName.tsx'
import classes from './ApprovalLine.module.css'

const looks = {
  APPROVED: { icon: IconCheck, color: 'green' },
  REJECTED: { icon: IconX, color: 'red' },
  PENDING: { icon: IconClock, color: 'yellow' },
  CANCELLED: { icon: IconMinus, color: 'gray' },
  SKIPPED: { icon: IconMinus, color: 'gray' },
} as const

function stateText(t: Translate, step: ApprovalStep, isReady: boolean): string {
  switch (step.status) {
    case 'APPROVED':
      return t('approval.approved')
    case 'REJECTED':
      return t('approval.rejected')
    case 'SKIPPED':
      return step.skipReason === null ? t('approval.skipped') : t(`approval.skipReason.${step.skipReason}`)
    case 'CANCELLED':
      return t('approval.notAsked')
    case 'PENDING':
      return isReady ? t('approval.waiting') : t('approval.notYet')
  }
}

function Face({ step, isQuiet }: { step: ApprovalStep; isQuiet: boolean }) {
  const person = step.decidedBy ?? step.approver
  const { icon: Icon, color } = looks[step.status]
  return (
    <span className={classes.face}>
      {person === null ? (
        <ThemeIcon variant="light" size={36} radius="xl" aria-hidden>
          <IconUsers size={20} />
        </ThemeIcon>
      ) : (
        <PersonAvatar person={person} size={36} />
      )}
      {!isQuiet && (
        <ThemeIcon className={classes.mark} color={color} size={16} radius="xl" aria-hidden>
          <Icon size={11} stroke={3} />
        </ThemeIcon>
      )}
    </span>
  )
}

function LineStep({
  step,
  isReady,
  isPreview,
}: {
  step: ApprovalStep
  isReady: boolean
  isPreview: boolean
}) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const approver = step.approver === null ? t('approval.hr') : nameOf(step.approver)
  const by = step.decidedBy === null ? approver : nameOf(step.decidedBy)
  const hint = step.approver === null && step.decidedBy === null ? t('approval.hrHint') : undefined
  const isShownState = !isPreview || step.status === 'SKIPPED'
  const time = step.decidedAt === null ? '' : ` · ${formatInstant(step.decidedAt)}`
  return (
    <li className={classes.step} data-status={step.status} data-ready={isReady || undefined}>
      <Face step={step} isQuiet={isPreview || (step.status === 'PENDING' && !isReady)} />
      <Stack gap={0} miw={0} mih={36} justify="center">
        <Text size="sm" fw={600}>
          {step.decidedFor === null
            ? by
            : t('approval.decidedFor', { by, approver: nameOf(step.decidedFor) })}
        </Text>
        {hint !== undefined && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        {isShownState && (
          <Text size="sm" c="dimmed">
            {stateText(t, step, isReady)}
            {time}
          </Text>
        )}
        {step.comment !== '' && <Text className={classes.comment}>{step.comment}</Text>}
      </Stack>
    </li>
  )
}

type Props = {
  steps: readonly ApprovalStep[]
  /** The line of a request that is not submitted yet: no step has a state. */
  isPreview?: boolean
}

export function ApprovalLine({ steps, isPreview = false }: Props) {
  const { t } = useTranslation()
  const ready = readyStep(steps)?.approveOrder
  return (
    <ol aria-label={t('approval.line')}>
      {steps.map(step => (
        <LineStep
          key={step.approveOrder}
          step={step}
          isReady={step.approveOrder === ready}
          isPreview={isPreview}
        />
      ))}
    </ol>
  )
}

/** Below the effect of a draft. */
export function PreviewedLine({ steps }: { steps: readonly ApprovalStep[] }) {
  const { t } = useTranslation()
  return (
    <Stack gap="sm">
      <Text size="sm" fw={600}>
        {t('approval.line')}
      </Text>
      <ApprovalLine steps={steps} isPreview />
    </Stack>
  )
}
