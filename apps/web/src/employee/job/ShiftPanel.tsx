// The shifts of a person over time, and "Change shift" with the permission (A1, P8).
import { getEmployeeShifts } from '@hr/contract/shift-holder.ts'
import type { EmployeeCard } from '@hr/contract/employee-record.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useCall } from '#web/api/use-call.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatDate, formatDateRange } from '#web/shared/format.ts'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { Panel } from '#web/shared/Panel.tsx'
import { ShiftDrawer } from '../record-dialogs.ts'

type Props = { employee: EmployeeCard; mayChange: boolean }

export function ShiftPanel({ employee, mayChange }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const query = useCall(getEmployeeShifts, { id: employee.id })
  const rows = query.data?.filter(({ to }) => to === null || to >= employee.startDate)
  const [isChanging, setIsChanging] = useState(false)
  const dates = (from: string | null, to: string | null) => {
    if (from === null) return to === null ? '' : t('employeeJob.shiftUntil', { date: formatDate(to) })
    const since = t('employeeJob.since', { date: formatDate(from) })
    return to === null ? since : formatDateRange(from, to)
  }
  return (
    <Panel title={t('employeeJob.shift')}>
      {query.error !== null && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      <Stack gap="sm">
        {query.isPending && <Skeleton height={24} aria-hidden />}
        {rows?.map(row => (
          <Group key={row.from ?? ''} gap="xs">
            <Text fw={row.isCurrent ? 600 : undefined}>
              {row.shift === null ? '–' : nameIn(row.shift, language)}
            </Text>
            {row.isCurrent && <Badge>{t('employeeJob.now')}</Badge>}
            <Text size="sm" c="dimmed">
              {[row.isDefault && t('employeeJob.shiftDefault'), dates(row.from, row.to)]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </Group>
        ))}
        {mayChange && (
          <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setIsChanging(true)}>
            {t('employeeJob.changeShift')}
          </Button>
        )}
      </Stack>
      {isChanging && <ShiftDrawer employee={employee} onClose={() => setIsChanging(false)} />}
    </Panel>
  )
}
