// Balances and latest requests, for the person and readers with the permission.
import { leaveBalances, listLeaveRequests } from '@hr/contract/leave.ts'
import { listLeaveTypes } from '@hr/contract/leave-type.ts'
import type { EmployeeCard, EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { formatDateRange, formatHalfDays } from '#web/shared/format.ts'
import { PurposeMark } from '#web/shared/request/PurposeMark.tsx'
import { RequestStatusBadge } from '#web/shared/request/RequestStatusBadge.tsx'
import { useCan, useProfile } from '#web/shared/session.ts'
import { ColorMark } from '#web/ui/ColorMark.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { newTab, TextLink } from '#web/ui/LinkTo.tsx'
import { FactList } from '#web/shared/FactList.tsx'
import { Panel } from '#web/shared/Panel.tsx'

const shown = 5

function Balances({ card }: { card: EmployeeCard }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const may = useCan()
  const balances = useCall(leaveBalances, { employeeId: card.id })
  const types = useCall(listLeaveTypes, {})
  const byId = new Map((types.data ?? []).map(type => [type.id, type]))
  if (balances.error !== null) {
    return <ErrorState error={balances.error} retry={() => void balances.refetch()} />
  }
  const facts = (balances.data ?? []).flatMap(balance => {
    const type = byId.get(balance.leaveTypeId)
    if (type === undefined || (!type.paid && balance.used === 0)) return []
    const days = formatHalfDays(balance.available, language)
    return [{ label: nameIn(type, language), value: type.paid ? days : '–', key: type.id }]
  })
  const more = may('LEAVE_SUMMARY') && (
    <TextLink to={paths.leaveSummaryOf(card.id)} size="sm">
      {t('employeeRecord.leaveLedger')}
    </TextLink>
  )
  return (
    <Panel title={t('employeeRecord.balances')} actions={more} text={t('employeeRecord.balancesText')}>
      {balances.isPending || types.isPending ? (
        <Skeleton height={104} />
      ) : (
        <FactList facts={facts} columns={4} />
      )}
    </Panel>
  )
}

function Latest({ card, isOwn }: { card: EmployeeCard; isOwn: boolean }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const input = isOwn
    ? ({ scope: 'mine', limit: shown } as const)
    : ({ scope: 'all', search: card.staffId, limit: shown } as const)
  const { data, isPending } = useCall(listLeaveRequests, input)
  const rows = (data?.rows ?? []).filter(row => row.employee.id === card.id)
  return (
    <Panel title={t('employeeRecord.latestLeave')}>
      {isPending ? (
        <Skeleton height={64} />
      ) : rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('employeeRecord.noLeave')}
        </Text>
      ) : (
        <SimpleGrid component="ul" spacing="xs">
          {rows.map(row => (
            <Group key={row.id} component="li" justify="space-between" gap="xs" wrap="nowrap">
              <div>
                <TextLink
                  to={isOwn ? paths.myLeaveRequest(row.id) : paths.leaveRequest(row.id)}
                  size="sm"
                  fw={500}
                  {...newTab}
                >
                  {formatDateRange(row.from, row.to)}
                </TextLink>
                <Text size="sm" c="dimmed" component="div">
                  <ColorMark color={row.leaveType.color} /> {nameIn(row.leaveType, language)} ·{' '}
                  {formatHalfDays(row.halfDays, language)} <PurposeMark request={row} />
                </Text>
              </div>
              <RequestStatusBadge request={row} />
            </Group>
          ))}
        </SimpleGrid>
      )}
    </Panel>
  )
}

export function LeaveTab({ record: { card } }: { record: EmployeeRecord }) {
  const may = useCan()
  const { employee } = useProfile()
  const isOwn = employee?.id === card.id
  return (
    <Stack>
      <Balances card={card} />
      {(isOwn ? may('MY_LEAVE') : may('LEAVE_REQUEST')) && <Latest card={card} isOwn={isOwn} />}
    </Stack>
  )
}
