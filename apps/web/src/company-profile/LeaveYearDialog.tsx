import { previewLeaveYear, setLeaveYear } from '@hr/contract/company-leave-year.ts'
import type { LeaveYearGrant } from '@hr/contract/company-leave-year.ts'
import { monthsOf } from '@hr/domain/leave/leave-year.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Alert, Skeleton, Stack, Text } from '@mantine/core'
import type { RowOf } from '#web/api/use-list.ts'
import { useList } from '#web/api/use-list.ts'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { FactList } from '#web/shared/FactList.tsx'
import { daysOf, formatDate, monthNames } from '#web/shared/format.ts'
import { ActionDialog } from '#web/shared/resource/ActionDialog.tsx'
import { DataList } from '#web/ui/DataList.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { ErrorState } from '#web/ui/EmptyState.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'
import { useYearFacts } from './use-year-facts.ts'

type Props = { startMonth: number; replaces: number; onClose: () => void }

export function LeaveYearDialog({ startMonth, replaces, onClose }: Props) {
  const { t } = useTranslation()
  const month = monthNames(useLanguage())[startMonth - 1] ?? ''
  const list = useList(previewLeaveYear, { startMonth })
  const effect = list.firstPage
  const [first] = effect?.years ?? []
  const isBack = first !== undefined && monthsOf(first) === 12
  return (
    <ActionDialog
      endpoint={setLeaveYear}
      input={{ startMonth, replaces, from: first?.from ?? '' }}
      size="lg"
      title={t('companyProfile.leaveYearTitle', { month })}
      text={t(isBack ? 'companyProfile.leaveYearBack' : 'companyProfile.leaveYearText', { month })}
      confirmLabel={t('companyProfile.changeLeaveYear')}
      color="brand"
      disabled={first === undefined}
      done={t('companyProfile.leaveYearChanged', { month })}
      onClose={onClose}
    >
      <Effect list={list} />
    </ActionDialog>
  )
}

type List = ReturnType<typeof useList<typeof previewLeaveYear>>

function Effect({ list }: { list: List }) {
  const { t } = useTranslation()
  const factsOf = useYearFacts()
  const columns = useColumns()
  const { firstPage: effect, error, retry } = list
  if (!effect) return error ? <ErrorState error={error} retry={retry} /> : <Skeleton height={240} />
  const { granted, years, people } = effect
  const date = formatDate(years[0]?.from)
  return (
    <Stack>
      <Alert color="gray">
        <FactList columns={2} facts={factsOf([granted, ...years], t('companyProfile.leaveYearStays'))} />
      </Alert>
      {people === 0 ? (
        <Text>{t('companyProfile.leaveYearNobody')}</Text>
      ) : (
        <>
          <Text fw={600}>{t('companyProfile.leaveYearPeople', { count: people, date })}</Text>
          <DataList label={t('companyProfile.yearlyDays')} list={list} columns={columns} rowKey={rowKey} />
        </>
      )}
    </Stack>
  )
}

const rowKey = ({ employee, leaveTypeId }: RowOf<typeof previewLeaveYear>) => `${employee.id} ${leaveTypeId}`

function useColumns(): readonly Column<LeaveYearGrant>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  return [
    {
      id: 'person',
      title: t('companyProfile.person'),
      card: 'title',
      cell: ({ employee }) => <PersonName person={employee} />,
    },
    {
      id: 'type',
      title: t('companyProfile.leaveType'),
      cell: ({ typeName, typeNameLo }) => nameIn({ name: typeName, nameLo: typeNameLo }, language),
    },
    {
      id: 'days',
      title: t('companyProfile.yearlyDays'),
      align: 'right',
      cell: ({ before, after }) => `${daysOf(before)} → ${daysOf(after)}`,
    },
  ]
}
