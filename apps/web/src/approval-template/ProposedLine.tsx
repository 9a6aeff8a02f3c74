// A proposed change that needs a second person: its difference, and the reader's actions (P11).
import {
  confirmApprovalTemplate,
  withdrawApprovalTemplate,
  declineApprovalTemplate,
} from '@hr/contract/approval-template.ts'
import type { ApprovalTemplate, LineProposal } from '@hr/contract/approval-template.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowsUpDown, IconHourglass, IconMinus, IconPlus, IconPointFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { usePersonNames } from '#web/ui/PersonName.tsx'
import { lineDifference } from './line-difference.ts'
import type { ChangedStep } from './line-difference.ts'
import { LeftHint, useItemNames } from './LineItems.tsx'
import classes from './ProposedLine.module.css'
import { draftOf } from './template-draft.ts'
import { ReasonDialog } from '#web/shared/resource/FormDialog.tsx'

type DeclineProps = { kind: ApprovalTemplate['kind']; id: string; onClose: () => void }

/** The author of the proposal reads the reason. */
function DeclineLineDialog({ kind, id, onClose }: DeclineProps) {
  const { t } = useTranslation()
  return (
    <ReasonDialog
      endpoint={declineApprovalTemplate}
      fixed={{ kind, id }}
      title={t('approvalTemplate.proposal.declineTitle', { kind: t(`approval.kind.${kind}`) })}
      submitLabel={t('approvalTemplate.proposal.decline')}
      done={t('approvalTemplate.proposal.declined')}
      onClose={onClose}
    />
  )
}

const icons = { KEPT: IconPointFilled, ADDED: IconPlus, REMOVED: IconMinus, MOVED: IconArrowsUpDown } as const

function Step({ step: { item, change } }: { step: ChangedStep }) {
  const { t } = useTranslation()
  const nameOf = useItemNames()
  const Icon = icons[change]
  return (
    <li className={classes.step} data-change={change}>
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <Icon size={16} className={classes.icon} aria-hidden />
        <Text size="sm">
          <span className={classes.name}>{nameOf(item)}</span>
          {change !== 'KEPT' && ` · ${t(`approvalTemplate.proposal.change.${change}`)}`}
        </Text>
      </Group>
      {!item.isAtWork && change !== 'REMOVED' && <LeftHint />}
    </li>
  )
}

type Waiting = { template: ApprovalTemplate; proposal: LineProposal }

function Decide({ template: { kind }, proposal }: Waiting) {
  const { t } = useTranslation()
  const [isDeclining, setIsDeclining] = useState(false)
  const confirm = useAction(confirmApprovalTemplate, {
    onSuccess: () => toastSuccess(t('approvalTemplate.proposal.confirmed')),
  })
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={() => setIsDeclining(true)} disabled={confirm.isRunning}>
        {t('approvalTemplate.proposal.decline')}
      </Button>
      <Button
        loading={confirm.isRunning}
        disabled={proposal.items.some(({ isAtWork }) => !isAtWork)}
        onClick={() => confirm.run({ kind, id: proposal.id })}
      >
        {t('approvalTemplate.proposal.confirm')}
      </Button>
      {isDeclining && (
        <DeclineLineDialog kind={kind} id={proposal.id} onClose={() => setIsDeclining(false)} />
      )}
    </Group>
  )
}

function Withdraw({ template: { kind }, proposal }: Waiting) {
  const { t } = useTranslation()
  const withdraw = useAction(withdrawApprovalTemplate, {
    onSuccess: () => toastSuccess(t('approvalTemplate.proposal.withdrawn')),
  })
  return (
    <Group justify="flex-end">
      <Button
        variant="default"
        loading={withdraw.isRunning}
        onClick={() => withdraw.run({ kind, id: proposal.id })}
      >
        {t('approvalTemplate.proposal.withdraw')}
      </Button>
    </Group>
  )
}

export function ProposedLine({ template, proposal }: Waiting) {
  const { t } = useTranslation()
  const nameOf = usePersonNames()
  const { proposedBy, proposedByName, may } = proposal
  const name = proposedBy === null ? proposedByName : nameOf(proposedBy)
  const at = formatInstant(proposal.proposedAt)
  return (
    <Alert
      color="yellow"
      title={t('approvalTemplate.proposal.waiting')}
      icon={<IconHourglass size={20} aria-hidden />}
    >
      <Stack gap="sm">
        <Text size="sm">
          {t(may.withdraw ? 'approvalTemplate.proposal.own' : 'approvalTemplate.proposal.other', {
            name,
            at,
          })}
        </Text>
        <ol className={classes.steps} aria-label={t('approvalTemplate.proposal.steps')}>
          {lineDifference(draftOf(template), draftOf(proposal)).map(step => (
            <Step key={`${step.item.resolver} ${step.item.person?.id ?? ''}`} step={step} />
          ))}
        </ol>
        {may.decide && <Decide template={template} proposal={proposal} />}
        {may.withdraw && <Withdraw template={template} proposal={proposal} />}
      </Stack>
    </Alert>
  )
}
