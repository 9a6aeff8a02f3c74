// The overtime records of a person as a tab of the profile (O3, P5).
import { listOtRecords } from '@hr/contract/ot-record.ts'
import { Stack } from '@mantine/core'
import { useList } from '#web/api/use-list.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { ProfilePartProps } from '#web/shared/person/profile-parts.ts'
import { RangeBar } from '#web/shared/range/RangeBar.tsx'
import { useCan } from '#web/shared/session.ts'
import { useToday } from '#web/shared/use-today.ts'
import { useViewState } from '#web/shared/view-state.ts'
import { DataList } from '#web/ui/DataList.tsx'
import { OpenRecord } from './OpenRecord.tsx'
import { useRecordColumns } from './record-columns.tsx'
import { recordSearch, recordViewShape, shownRecords } from './record-view.ts'

export function ProfileOvertime({ employeeId, isOwn, path }: ProfilePartProps) {
  const { t } = useTranslation()
  const today = useToday()
  const others = useCan()('OT_RECORD') ? 'all' : 'team'
  const [view, setView] = useViewState(recordViewShape)
  const { from, to, ...shown } = shownRecords(view, today)
  const list = useList(listOtRecords, { scope: isOwn ? 'mine' : others, from, to, employeeId })
  const columns = useRecordColumns(true, list.rows)
  return (
    <Stack>
      <RangeBar view={view} shown={{ from, to, ...shown }} onChange={setView} />
      <DataList
        label={t('menu.otRecord')}
        list={list}
        columns={columns}
        rowKey={row => row.date}
        rowLink={row => `${path}?tab=overtime&${recordSearch(view, { day: row.date })}`}
        denseCards
        empty={{ title: t('otRecord.empty'), text: t('otRecord.emptyHint') }}
      />
      <OpenRecord employeeId={employeeId} view={view} isOwn={isOwn} onChange={setView} />
    </Stack>
  )
}
