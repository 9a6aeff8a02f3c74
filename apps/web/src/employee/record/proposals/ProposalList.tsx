// Proposals as cards, 25 at a time, with the actions the reader may use.
import { approveProposal, cancelProposal, listProposals } from '@hr/contract/employee-proposal.ts'
import type { EmployeeProposal } from '@hr/contract/employee-proposal.ts'
import { Button, Group, Stack } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useAction } from '#web/api/use-action.ts'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { toastSuccess } from '#web/shared/toast.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { LoadedRows } from '#web/ui/LoadedRows.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { usePersonName } from '#web/ui/PersonName.tsx'
import classes from './ProposalList.module.css'
import { Proposal } from './Proposal.tsx'
import { RejectProposalDialog } from './RejectProposalDialog.tsx'

function Decide({ proposal, onReject }: { proposal: EmployeeProposal; onReject: () => void }) {
  const { t } = useTranslation()
  const name = usePersonName(proposal.employee)
  const approve = useAction(approveProposal, {
    onSuccess: () => toastSuccess(t('employeeRecord.proposalApproved', { name })),
  })
  return (
    <Group justify="flex-end" gap="xs" className={classes.decide}>
      <Button variant="default" aria-label={`${t('employeeRecord.reject')}: ${name}`} onClick={onReject}>
        {t('employeeRecord.reject')}
      </Button>
      <Button
        leftSection={<IconCheck size={18} aria-hidden />}
        aria-label={`${t('employeeRecord.approve')}: ${name}`}
        loading={approve.isRunning}
        onClick={() => approve.run({ id: proposal.id })}
      >
        {t('employeeRecord.approve')}
      </Button>
    </Group>
  )
}

function Cancel({ proposal }: { proposal: EmployeeProposal }) {
  const { t } = useTranslation()
  const cancel = useAction(cancelProposal, {
    onSuccess: () => toastSuccess(t('employeeRecord.proposalCancelled')),
  })
  return (
    <Group justify="flex-end">
      <Button variant="default" loading={cancel.isRunning} onClick={() => cancel.run({ id: proposal.id })}>
        {t('employeeRecord.cancelProposal')}
      </Button>
    </Group>
  )
}

type Props = {
  status?: EmployeeProposal['status'] | undefined
  employeeId?: number
  emptyTitle: string
  emptyText?: string
}

export function ProposalList({ status, employeeId, emptyTitle, emptyText }: Props) {
  const [rejecting, setRejecting] = useState<EmployeeProposal>()
  const list = useList(listProposals, {
    ...(status && { status }),
    ...(employeeId !== undefined && { employeeId }),
  })
  return (
    <LoadedRows list={list} height={220} empty={<EmptyState title={emptyTitle} text={emptyText} />}>
      {rows => (
        <>
          <Stack component="ul">
            {rows.map(row => (
              <Proposal
                key={row.id}
                proposal={row}
                withPerson={employeeId === undefined}
                actions={
                  row.may.decide ? (
                    <Decide proposal={row} onReject={() => setRejecting(row)} />
                  ) : (
                    row.may.cancel && <Cancel proposal={row} />
                  )
                }
              />
            ))}
          </Stack>
          <LoadMore list={list} mt="md" />
          {rejecting && <RejectProposalDialog proposal={rejecting} onClose={() => setRejecting(undefined)} />}
        </>
      )}
    </LoadedRows>
  )
}
