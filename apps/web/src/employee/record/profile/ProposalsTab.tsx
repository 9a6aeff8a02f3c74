import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Button } from '@mantine/core'
import { IconMessage2Question } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { ProposalList } from '../proposals/ProposalList.tsx'
import { ProposeDrawer } from '#web/employee/record-dialogs.ts'

/** Changes the person proposed to HR, with a button to propose more. */
export function ProposalsTab({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const propose = record.may.propose && (
    <Button
      variant="default"
      leftSection={<IconMessage2Question size={18} aria-hidden />}
      onClick={() => setIsOpen(true)}
    >
      {t('employeeRecord.propose')}
    </Button>
  )
  return (
    <Panel title={t('menu.proposals')} actions={propose}>
      <ProposalList
        employeeId={record.card.id}
        emptyTitle={t('employeeRecord.noProposals')}
        {...(record.may.propose && { emptyText: t('employeeRecord.noProposalsHint') })}
      />
      {isOpen && <ProposeDrawer record={record} onClose={() => setIsOpen(false)} />}
    </Panel>
  )
}
