// Work for HR, next to the description: expiring documents, incomplete records, and proposed changes.
import { listExpiring } from '@hr/contract/employee-expiring.ts'
import { searchEmployees } from '@hr/contract/employee.ts'
import { listProposals } from '@hr/contract/employee-proposal.ts'
import { Group } from '@mantine/core'
import { IconClockExclamation, IconUserEdit, IconUserQuestion } from '@tabler/icons-react'
import { useCall } from '#web/api/use-call.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { useCan } from '#web/shared/session.ts'
import { ButtonLink } from '#web/ui/LinkTo.tsx'

export function WaitingLinks() {
  const { t } = useTranslation()
  const may = useCan()
  const mayEdit = may('EMPLOYEE', 'edit')
  const expiring = useCall(listExpiring, { limit: 1 }, { quiet: true }).data?.total ?? 0
  const found = useCall(searchEmployees, { incomplete: true, limit: 1 }, { quiet: true }).data
  const incomplete = found === undefined || Array.isArray(found) ? 0 : found.total
  const waiting = { status: 'PENDING', limit: 1 } as const
  const proposals = useCall(listProposals, waiting, { quiet: true, enabled: mayEdit }).data?.total ?? 0
  if (expiring + incomplete + proposals === 0) return null
  return (
    <Group gap="xs" my={-1}>
      {expiring > 0 && (
        <ButtonLink
          to={paths.employeesExpiring}
          variant="light"
          color="yellow"
          size="compact-sm"
          leftSection={<IconClockExclamation size={16} aria-hidden />}
        >
          {t('employeeList.expiring', { count: expiring })}
        </ButtonLink>
      )}
      {incomplete > 0 && (
        <ButtonLink
          to={paths.employees}
          search={{ incomplete: '1' }}
          variant="light"
          color="yellow"
          size="compact-sm"
          leftSection={<IconUserQuestion size={16} aria-hidden />}
        >
          {t('employeeList.incomplete', { count: incomplete })}
        </ButtonLink>
      )}
      {proposals > 0 && (
        <ButtonLink
          to={paths.employeeProposals}
          variant="light"
          size="compact-sm"
          leftSection={<IconUserEdit size={16} aria-hidden />}
        >
          {t('employeeList.proposals', { count: proposals })}
        </ButtonLink>
      )}
    </Group>
  )
}
