// Who read the pay, bank account or papers of a person (P7): for the person and for HR.
import { listSensitiveReads } from '@hr/contract/employee-record.ts'
import type { EmployeeRecord } from '@hr/contract/employee-record.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { useList } from '#web/api/use-list.ts'
import { formatInstant } from '#web/shared/instant.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { Panel } from '#web/shared/Panel.tsx'

export function ActivityTab({ record }: { record: EmployeeRecord }) {
  const { t } = useTranslation()
  const list = useList(listSensitiveReads, { id: record.card.id })
  return (
    <Panel title={t('employeeRecord.activity')} text={t('employeeRecord.activityText')}>
      <DataList
        label={t('employeeRecord.activity')}
        list={list}
        rowKey={row => row.id}
        empty={{ title: t('employeeRecord.noActivity') }}
        columns={[
          {
            id: 'reader',
            title: t('employeeRecord.reader'),
            card: 'title',
            cell: row =>
              row.reader === null ? row.readerName : <PersonName person={row.reader} size={28} />,
          },
          {
            id: 'what',
            title: t('employeeRecord.lookedAt'),
            cell: row => t(`employeeRecord.read.${row.what}`),
          },
          { id: 'at', title: t('employeeRecord.when'), cell: row => formatInstant(row.at) },
        ]}
      />
    </Panel>
  )
}
