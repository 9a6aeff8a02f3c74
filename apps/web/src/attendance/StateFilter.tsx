// How many people are in, late, missing or away; each number filters the board.
import type { BoardFilter } from '@hr/contract/attendance-board.ts'
import { Text, UnstyledButton } from '@mantine/core'
import { useTranslation } from '#web/i18n/translation.ts'
import { formatNumber } from '#web/shared/format.ts'
import { shownBoardFilters, useBoardFilterName } from '#web/shared/use-board-filter-name.ts'
import classes from './StateFilter.module.css'

type Props = {
  counts: Readonly<Record<BoardFilter, number>> | undefined
  everybody: number | undefined
  only: BoardFilter | undefined
  onChange: (only: BoardFilter | undefined) => void
}

type CountProps = { name: string; count: number | undefined; isChosen: boolean; onChoose: () => void }

function Count({ name, count, isChosen, onChoose }: CountProps) {
  return (
    <UnstyledButton className={classes.count} aria-pressed={isChosen} onClick={onChoose}>
      <Text span fz="xl" fw={650} lh={1.3}>
        {count === undefined ? '–' : formatNumber(count)}
      </Text>
      <Text span size="sm" c="dimmed" lh={1.6}>
        {name}
      </Text>
    </UnstyledButton>
  )
}

export function StateFilter({ counts, everybody, only, onChange }: Props) {
  const { t } = useTranslation()
  const nameOf = useBoardFilterName()
  return (
    <div role="group" aria-label={t('attendanceBoard.filter')} className={classes.counts}>
      <Count
        name={t('attendanceBoard.everybody')}
        count={everybody}
        isChosen={only === undefined}
        onChoose={() => onChange(undefined)}
      />
      {shownBoardFilters.map(filter => (
        <Count
          key={filter}
          name={nameOf(filter)}
          count={counts?.[filter]}
          isChosen={only === filter}
          onChoose={() => onChange(only === filter ? undefined : filter)}
        />
      ))}
    </div>
  )
}
