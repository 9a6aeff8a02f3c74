import type { BoardFilter } from '@hr/contract/attendance-board.ts'
import { useTranslation } from '#web/i18n/translation.ts'

/** By importance in the morning. */
export const shownBoardFilters: readonly BoardFilter[] = [
  'IN',
  'LATE',
  'MISSING',
  'NOT_YET',
  'AWAY',
  'OUT',
  'OFF',
]

/** "Late", "Missing": what the board narrows to. */
export function useBoardFilterName(): (filter: BoardFilter) => string {
  const { t } = useTranslation()
  return filter => (filter === 'LATE' ? t('attendanceBoard.late') : t(`attendanceBoard.states.${filter}`))
}
