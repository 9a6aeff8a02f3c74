// The shifts and the job history of a person.
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Stack, Text } from '@mantine/core'
import { JobHistory } from '#web/employee/job/JobHistory.tsx'
import { ShiftPanel } from '#web/employee/job/ShiftPanel.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { useIsBlocked } from '#web/shared/own-record.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { useCan } from '#web/shared/session.ts'

export function JobTab({ record: { card, may } }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const can = useCan()
  const isBlocked = useIsBlocked()('JOB', card.id)
  const mayChange = may.changeJob && !isBlocked
  return (
    <Stack>
      {can('EMPLOYEE') && <ShiftPanel employee={card} mayChange={mayChange} />}
      <Panel title={t('employeeRecord.tab.job')}>
        <JobHistory employeeId={card.id} mayChange={mayChange} />
      </Panel>
      {may.changeJob && isBlocked && (
        <Text size="sm" c="dimmed">
          {t('ownRecord.byOthers')}
        </Text>
      )}
    </Stack>
  )
}
