// The columns of overtime records: one's own, or those of others with their names.
import type { OtRecordRow } from '@hr/contract/ot-record.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import { PersonAtUnit } from '#web/shared/person/PersonAtUnit.tsx'
import type { Column } from '#web/ui/DataList.tsx'
import { StatusBadge } from '#web/ui/StatusBadge.tsx'
import { Amount, Payable, RecordDate, Times, Why, Worked } from './RecordCells.tsx'

type RecordColumn = Column<OtRecordRow>

/** Without the amount if the reader may see none of the rows' pay. */
export function useRecordColumns(isOwn: boolean, rows: readonly OtRecordRow[]): readonly RecordColumn[] {
  const { t } = useTranslation()
  const seesPay = rows.some(({ pay }) => pay !== null)
  const who: RecordColumn = {
    id: 'employee',
    title: t('request.employee'),
    card: 'title',
    cell: row => <PersonAtUnit row={row} />,
  }
  const date: RecordColumn = {
    id: 'date',
    title: t('ot.date'),
    ...(isOwn && { card: 'title' }),
    cell: row => <RecordDate row={row} />,
  }
  const amount: RecordColumn = {
    id: 'amount',
    title: t('otRecord.amount'),
    align: 'right',
    isBlank: row => row.pay === null || row.pay.amount === 0,
    cell: row => <Amount row={row} />,
  }
  return [
    ...(isOwn ? [date] : [who, date]),
    { id: 'times', title: t('otRecord.approved'), folds: 3, cell: row => <Times row={row} /> },
    {
      id: 'status',
      title: t('ui.status'),
      card: 'corner',
      cell: row => <StatusBadge status={row.status} />,
    },
    {
      id: 'worked',
      title: t('otRecord.worked'),
      folds: 2,
      align: 'right',
      isBlank: row => row.worked === 0,
      cell: row => <Worked row={row} />,
    },
    {
      id: 'payable',
      title: t('otRecord.payable'),
      align: 'right',
      isBlank: row => row.payable === 0,
      cell: row => <Payable row={row} />,
    },
    ...(seesPay ? [amount] : []),
    { id: 'why', title: t('attendanceDay.why'), folds: 1, cell: row => <Why row={row} /> },
  ]
}
