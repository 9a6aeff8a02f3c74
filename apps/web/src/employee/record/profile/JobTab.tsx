// The shifts and the job history of a person.
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { Stack, Text } from '@mantine/core'
import { JobHistory } from '#web/employee/job/JobHistory.tsx'
import { ShiftPanel } from '#web/employee/job/ShiftPanel.tsx'
import { useTranslation } from '#web/i18n/translation.ts'
import { Panel } from '#web/shared/Panel.tsx'
import { useCan } from '#web/shared/session.ts'
import { useMayChangeJob } from '../use-may-change-job.ts'

export function JobTab({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const can = useCan()
  const { card, may } = record
  const mayChange = useMayChangeJob(record)
  return (
    <Stack>
      {can('EMPLOYEE') && <ShiftPanel employee={card} mayChange={mayChange} />}
      <Panel title={t('employeeRecord.tab.job')}>
        <JobHistory employeeId={card.id} mayChange={mayChange} />
      </Panel>
      {may.changeJob && !mayChange && (
        <Text size="sm" c="dimmed">
          {t('ownRecord.byOthers')}
        </Text>
      )}
    </Stack>
  )
}
