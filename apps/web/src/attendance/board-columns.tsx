// The columns of the board: where a person is now, since when, and their shift.
import type { BoardRow } from '@hr/contract/attendance-board.ts'
import type { BoardState } from '@hr/domain/attendance/board-state.ts'
import { nameIn } from '@hr/domain/employee/name-in.ts'
import { Badge, Group, Text } from '@mantine/core'
import { useLanguage } from '#web/i18n/language.ts'
import { useTranslation } from '#web/i18n/translation.ts'
import type { Column } from '#web/ui/DataList.tsx'
import { PersonName } from '#web/ui/PersonName.tsx'

const colors: { readonly [State in BoardState]: string } = {
  IN: 'green',
  OUT: 'gray',
  MISSING: 'red',
  NOT_YET: 'blue',
  AWAY: 'yellow',
  OFF: 'gray',
}

function Now({ row }: { row: BoardRow }) {
  const { t } = useTranslation()
  return (
    <Group gap={6} justify="flex-end" display="inline-flex">
      <Badge color={colors[row.state]}>{t(`attendanceBoard.states.${row.state}`)}</Badge>
      {row.lateMinutes > 0 && (
        <Badge color="red">{t('attendanceBoard.lateBy', { minutes: row.lateMinutes })}</Badge>
      )}
    </Group>
  )
}

/** Empty on a day off, and where the reader may not see the type of leave. */
function useDetail(): (row: BoardRow) => string {
  const { t } = useTranslation()
  const language = useLanguage()
  return ({ state, status, timeIn, timeOut, scheduleIn, leaveType, leaveTypeLo, offSitePlace }) => {
    if (state === 'IN' && timeIn !== null) return t('attendanceBoard.since', { time: timeIn })
    if (state === 'OUT' && timeOut !== null) return t('attendanceBoard.left', { time: timeOut })
    if ((state === 'NOT_YET' || state === 'MISSING') && scheduleIn !== null)
      return t('attendanceBoard.expectedAt', { time: scheduleIn })
    if (offSitePlace !== null) return t('attendanceBoard.offSite', { place: offSitePlace })
    if (leaveType !== null) return nameIn({ name: leaveType, nameLo: leaveTypeLo }, language)
    return state === 'AWAY' && status === 'ATTENDANCE_REQUEST' ? t('status.ATTENDANCE_REQUEST') : ''
  }
}

export function useBoardColumns(): readonly Column<BoardRow>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const detailOf = useDetail()
  return [
    {
      id: 'employee',
      title: t('attendanceDay.employee'),
      card: 'title',
      cell: row => <PersonName person={row.employee} size={36} detail={row.staffId} />,
    },
    {
      id: 'unit',
      title: t('attendanceBoard.unit'),
      folds: 2,
      isBlank: row => row.unit === null,
      cell: row => (row.unit === null ? '–' : nameIn({ name: row.unit, nameLo: row.unitLo }, language)),
    },
    { id: 'state', title: t('attendanceBoard.state'), card: 'corner', cell: row => <Now row={row} /> },
    {
      id: 'detail',
      title: t('attendanceBoard.detail'),
      isBlank: row => detailOf(row) === '',
      cell: row => (
        <Text span inherit c={row.state === 'MISSING' ? 'var(--mantine-color-error)' : undefined}>
          {detailOf(row) || '–'}
        </Text>
      ),
    },
    {
      id: 'schedule',
      card: 'hidden',
      title: t('attendanceDay.schedule'),
      folds: 1,
      cell: row => (
        <Text span inherit style={{ whiteSpace: 'nowrap' }}>
          {row.scheduleIn === null ? '–' : `${row.scheduleIn} - ${row.scheduleOut ?? ''}`}
        </Text>
      ),
    },
  ]
}
