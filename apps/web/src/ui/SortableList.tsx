// A list that is reordered by dragging, buttons, or arrow keys on a handle; each step is announced.
import { ActionIcon, Group, Paper, VisuallyHidden } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useState } from 'react'
import type { DragEvent, KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from '#web/i18n/translation.ts'
import { reordered } from './reordered.ts'
import classes from './SortableList.module.css'

type SortableItem = {
  readonly id: string
  /** Used for its buttons and for screen readers. */
  readonly name: string
  readonly content: ReactNode
}
type Props = { label: string; items: readonly SortableItem[]; onOrder: (ids: string[]) => void }

const stepOf = { ArrowUp: -1, ArrowDown: 1 } as const
const isStep = (key: string): key is keyof typeof stepOf => Object.hasOwn(stepOf, key)

export function SortableList({ label, items, onOrder }: Props) {
  const { t } = useTranslation()
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<string>()
  const ids = items.map(item => item.id)
  const move = (item: SortableItem, place: number) => {
    if (place < 0 || place >= ids.length) return
    onOrder(reordered(ids, item.id, place))
    setAnnouncement(t('ui.placed', { name: item.name, place: place + 1, count: ids.length }))
  }
  const over = (event: DragEvent, place: number) => {
    const item = items.find(({ id }) => id === dragged)
    if (item === undefined) return
    event.preventDefault()
    if (ids.indexOf(item.id) !== place) move(item, place)
  }
  return (
    <>
      <ul aria-label={label} className={classes.list}>
        {items.map((item, place) => (
          <Paper
            key={item.id}
            component="li"
            withBorder
            className={classes.item}
            data-dragged={item.id === dragged || undefined}
            onDragOver={event => over(event, place)}
            onDrop={event => event.preventDefault()}
          >
            <Group wrap="nowrap" gap={4}>
              <ActionIcon
                variant="subtle"
                color="gray"
                className={classes.handle}
                aria-label={t('ui.dragNamed', { name: item.name })}
                draggable
                onDragStart={event => {
                  event.dataTransfer.effectAllowed = 'move'
                  event.dataTransfer.setData('text/plain', item.name)
                  setDragged(item.id)
                }}
                onDragEnd={() => setDragged(undefined)}
                onKeyDown={(event: KeyboardEvent) => {
                  if (!isStep(event.key)) return
                  event.preventDefault()
                  move(item, place + stepOf[event.key])
                }}
              >
                <IconGripVertical size={18} aria-hidden />
              </ActionIcon>
              <div className={classes.content}>{item.content}</div>
              <Arrow item={item} place={place} most={ids.length} by={-1} onMove={move} />
              <Arrow item={item} place={place} most={ids.length} by={1} onMove={move} />
            </Group>
          </Paper>
        ))}
      </ul>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

type ArrowProps = {
  item: SortableItem
  place: number
  most: number
  by: 1 | -1
  onMove: (item: SortableItem, place: number) => void
}

/** Not disabled at the end of the list, so that the keyboard keeps the focus. */
function Arrow({ item, place, most, by, onMove }: ArrowProps) {
  const { t } = useTranslation()
  const isEnd = place + by < 0 || place + by >= most
  const Icon = by < 0 ? IconArrowUp : IconArrowDown
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t(by < 0 ? 'ui.moveUp' : 'ui.moveDown', { name: item.name })}
      aria-disabled={isEnd}
      data-disabled={isEnd || undefined}
      className={classes.arrow}
      onClick={() => onMove(item, place + by)}
    >
      <Icon size={18} aria-hidden />
    </ActionIcon>
  )
}
