// The first names in the row of a waiting request, and everybody on hover or click; a click moves the focus to them.
import { Popover, UnstyledButton } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import classes from './Waiting.module.css'

/** Time to move the pointer from the names to the list. */
const closeMs = 200

type Props = { text: string; label: string; children: ReactNode }

export function PeopleHint({ text, label, children }: Props) {
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [opened, setOpened] = useState<'over' | 'pressed'>()
  const keep = () => clearTimeout(closing.current)
  const close = () => {
    keep()
    closing.current = setTimeout(() => setOpened(undefined), closeMs)
  }
  const hover = {
    onMouseEnter: () => {
      keep()
      setOpened(now => now ?? 'over')
    },
    onMouseLeave: close,
  }
  return (
    <Popover
      opened={opened !== undefined}
      onDismiss={() => setOpened(undefined)}
      trapFocus={opened === 'pressed'}
      position="bottom-start"
      shadow="md"
      width={300}
      withinPortal
    >
      <Popover.Target>
        <UnstyledButton className={classes.away} {...hover} onClick={() => setOpened('pressed')}>
          <IconUsers size={14} aria-hidden />
          {text}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown {...hover} aria-label={label}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
