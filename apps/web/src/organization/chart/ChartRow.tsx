import { Avatar, VisuallyHidden } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { useMoveText } from '../structure/use-move-text.ts'
import classes from './ChartList.module.css'
import { managerInList, peopleCount } from './card-text.ts'
import type { ChartNode } from './chart-tree.ts'

type Props = {
  rowId: string
  node: ChartNode
  siblings: readonly string[]
  top: number
  height: number
  isOpen: boolean
  isActive: boolean
}

export function ChartRow({ rowId, node, siblings, top, height, isOpen, isActive }: Props) {
  const { t } = useTranslation()
  const { id, card, level, children, image, link } = node
  const isPerson = card.kind === 'person'
  const moveText = useMoveText()
  const details = isPerson
    ? [card.position, card.unit]
    : [managerInList(card.manager), card.office, moveText(card)]
  const style: CSSProperties & { '--level': number } = { top, height, '--level': level }
  return (
    <div
      id={rowId}
      className={classes.row}
      style={style}
      role="treeitem"
      aria-level={level}
      aria-setsize={siblings.length}
      aria-posinset={siblings.indexOf(id) + 1}
      aria-selected={isActive}
      aria-expanded={children.length > 0 ? isOpen : undefined}
      tabIndex={-1}
      data-row={id}
    >
      <span className={classes.fold}>
        {children.length > 0 && <IconChevronRight size={16} aria-hidden />}
      </span>
      <Avatar src={image} size={32} radius="xl" color="brand" alt="" aria-hidden />
      <div className={classes.texts}>
        <div className={classes.name}>
          {isPerson && link !== null ? (
            <Link to={link} tabIndex={-1}>
              {card.name}
            </Link>
          ) : (
            card.name
          )}
        </div>
        <div className={classes.detail}>{details.filter(Boolean).join(' · ')}</div>
      </div>
      {card.people > 0 && (
        <span className={classes.count}>
          <span aria-hidden>{peopleCount(card.people)}</span>
          <VisuallyHidden>
            {t(isPerson ? 'orgChart.below' : 'orgChart.people', { count: card.people })}
          </VisuallyHidden>
        </span>
      )}
    </div>
  )
}
