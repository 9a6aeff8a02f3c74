import type { BoardFilter } from '@hr/contract/attendance-board.ts'
import { useTranslation } from '#web/i18n/translation.ts'

/** "Late", "Missing": what the board narrows to. */
export function useBoardFilterName(): (filter: BoardFilter) => string {
  const { t } = useTranslation()
  return filter => (filter === 'LATE' ? t('attendanceBoard.late') : t(`attendanceBoard.states.${filter}`))
}
