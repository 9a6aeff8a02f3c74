import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { fieldLabel } from '@hr/contract/messages/text.ts'
import { Stack } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { formatDate } from '#web/shared/format.ts'
import { TextLink } from '#web/ui/LinkTo.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { FactList } from '#web/shared/FactList.tsx'
import { useCan } from '#web/shared/session.ts'
import { useMayChangeJob } from '../use-may-change-job.ts'
import { RolesFact } from './RolesFact.tsx'
import { ShiftFact } from './ShiftFact.tsx'
import { Panel } from '#web/shared/Panel.tsx'

/** The part that everybody who may see the organisation sees. */
export function OverviewTab({ record }: { record: EmployeeRecord }) {
  const may = useCan()
  const mayChangeJob = useMayChangeJob(record)
  const { t } = useTranslation()
  const language = useLanguage()
  const { card, personal } = record
  const either = (name: string | null, nameLo: string | null) =>
    nameIn({ name: name ?? '', nameLo }, language)
  const label = (name: string) => fieldLabel(language, name)
  const manager = card.lineManager && (
    <TextLink to={paths.viewInfo(card.lineManager.id)} c="inherit">
      <PersonName person={card.lineManager} size={28} isWhole />
    </TextLink>
  )
  return (
    <Stack>
      <Panel title={t('employeeRecord.work')}>
        <FactList
          facts={[
            { label: label('staffId'), value: card.staffId },
            { label: label('unitId'), value: either(card.unit, card.unitLo) },
            { label: label('positionId'), value: either(card.position, card.positionLo) },
            { label: label('jobGradeId'), value: card.jobGrade },
            { label: label('lineManagerId'), value: manager },
            {
              label: t('employeeRecord.reports'),
              value: card.reportCount > 0 ? t('employeeRecord.people', { count: card.reportCount }) : '',
            },
            ...(may('EMPLOYEE')
              ? [
                  {
                    label: t('employeeJob.shift'),
                    value: <ShiftFact card={card} mayChange={mayChangeJob} />,
                  },
                ]
              : []),
            { label: t('employeeRecord.office'), value: card.location },
            { label: label('startDate'), value: formatDate(card.startDate) },
            { label: label('probationEndsOn'), value: formatDate(personal?.probationEndsOn) },
            { label: t('employeeRecord.lastDay'), value: formatDate(card.endDate) },
            { label: t('employeeRecord.endReason'), value: personal?.endReason },
          ]}
        />
      </Panel>
      {personal !== null && (
        <Panel title={t('employeeRecord.account')}>
          <FactList
            facts={[
              { label: t('employeeRecord.username'), value: personal.username },
              {
                label: label('roleIds'),
                value: <RolesFact record={record} />,
              },
              { label: label('deviceNumber'), value: personal.deviceNumber },
            ]}
          />
        </Panel>
      )}
    </Stack>
  )
}
