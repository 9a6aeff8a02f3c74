// Unfolds the chart to a level, or only the branch of the active card.
import { Button, Menu } from '@mantine/core'
import { IconBinaryTree, IconChevronDown } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from '#web/i18n/translation.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { useViewState } from '#web/shared/view-state.ts'
import classes from './ChartBar.module.css'
import { cardName } from './card-text.ts'
import type { ChartNode } from './chart-tree.ts'
import { chartViewShape } from './chart-view.ts'

type Props = {
  levels: number
  onLevel: (level: number) => void
  /** The active card. */
  chosen: ChartNode | undefined
}

export function LevelsMenu({ levels, onLevel, chosen }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [view] = useViewState(chartViewShape)
  const hasBranch = chosen !== undefined && chosen.level > 1 && chosen.children.length > 0
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          className={classes.button}
          variant="default"
          leftSection={<IconBinaryTree size={18} />}
          rightSection={<IconChevronDown size={14} />}
        >
          <span className={classes.word}>{t('orgChart.unfold')}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {Array.from({ length: Math.max(0, levels - 1) }, (_, index) => index + 1).map(level => (
          <Menu.Item key={level} onClick={() => onLevel(level)}>
            {t('orgChart.levels', { count: level })}
          </Menu.Item>
        ))}
        <Menu.Item onClick={() => onLevel(levels)}>{t('orgChart.allLevels')}</Menu.Item>
        {hasBranch && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => void navigate(place(paths.orgChartOf(chosen.id), view))}>
              {t('orgChart.onlyBranch', { name: cardName(chosen) })}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
