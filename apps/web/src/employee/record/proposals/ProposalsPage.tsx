// Changes that employees propose to their own records (P7).
import { proposalStatuses } from '@hr/contract/employee-proposal.ts'
import { Select } from '@mantine/core'
import * as z from 'zod/mini'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { Page } from '#web/ui/Page.tsx'
import { ProposalList } from './ProposalList.tsx'

const every = 'ALL'
const viewShape = z.object({ status: z._default(z.enum([every, ...proposalStatuses]), 'PENDING') })

export function ProposalsPage() {
  const { t } = useTranslation()
  const [view, setView] = useViewState(viewShape)
  const status = proposalStatuses.find(code => code === view.status)
  return (
    <Page
      title={t('menu.proposals')}
      description={t('employeeRecord.proposalsText')}
      crumbs={[{ title: t('menu.employees'), to: paths.employees }]}
    >
      <Select
        maw={240}
        aria-label={t('ui.status')}
        data={[
          { value: every, label: t('employeeRecord.everyStatus') },
          ...proposalStatuses.map(code => ({ value: code, label: t(`status.${code}`) })),
        ]}
        value={view.status}
        onChange={value => setView({ status: proposalStatuses.find(code => code === value) ?? every })}
      />
      <ProposalList
        status={status}
        emptyTitle={t(status === 'PENDING' ? 'employeeRecord.noneWaiting' : 'employeeRecord.noProposals')}
      />
    </Page>
  )
}
