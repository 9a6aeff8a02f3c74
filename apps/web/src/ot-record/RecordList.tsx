// Overtime records of some dates with filters; those that pay nothing until HR corrects them come first (O3).
import { listOtRecords } from '@hr/contract/ot-record.ts'
import type { OtRecordRow, OtRecordScope } from '@hr/contract/ot-record.ts'
import type { Href } from '@hr/contract/paths.ts'
import { isFlagged } from '@hr/domain/overtime/ot-record-status.ts'
import { Alert, Stack } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { useProfile } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { isFiltered } from '#web/ui/filter-count.ts'
import { OpenRecord } from './OpenRecord.tsx'
import { RecordFilters } from './RecordFilters.tsx'
import { useRecordColumns } from './record-columns.tsx'
import { noFilters, recordInput, recordSearch, recordViewShape, shownRecords } from './record-view.ts'

type Props = { scope: OtRecordScope; path: Href; label: string }

export function RecordList({ scope, path, label }: Props) {
  const { t } = useTranslation()
  const today = useToday()
  const [view, setView] = useViewState(recordViewShape)
  const isOwn = scope === 'mine'
  const shown = shownRecords(view, today)
  const list = useList(listOtRecords, recordInput(scope, shown, view))
  const columns = useRecordColumns(isOwn, list.rows)
  const [first] = list.rows
  const openOf = ({ employee, date }: OtRecordRow) => ({
    ...(!isOwn && { who: String(employee.id) }),
    day: date,
  })
  const ownId = useProfile().employee?.id
  const openId = isOwn ? ownId : view.who === undefined ? undefined : Number(view.who)
  return (
    <Stack>
      <RangeBar view={view} shown={shown} onChange={setView} />
      <RecordFilters view={view} columns={columns} isOwn={isOwn} onChange={setView} />
      {first !== undefined && isFlagged(first.status) && (
        <Alert color="yellow" icon={<IconInfoCircle aria-hidden />}>
          {t('otRecord.flaggedFirst')}
        </Alert>
      )}
      <DataList
        label={label}
        list={list}
        columns={columns.filter(({ id }) => view.without?.split(',').includes(id) !== true)}
        rowKey={row => `${row.employee.id}:${row.date}`}
        rowLink={row => `${path}?${recordSearch(view, openOf(row))}`}
        denseCards
        clearFilters={isFiltered(view, noFilters) && (() => setView(noFilters))}
        empty={{ title: t('otRecord.empty'), text: t('otRecord.emptyHint') }}
      />
      <OpenRecord employeeId={openId} view={view} isOwn={isOwn} onChange={setView} />
    </Stack>
  )
}
