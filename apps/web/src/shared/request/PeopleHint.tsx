// The first names in the row of a waiting request, and everybody on hover or click.
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
  const [isOpen, setIsOpen] = useState(false)
  const keep = () => clearTimeout(closing.current)
  const close = () => {
    keep()
    closing.current = setTimeout(() => setIsOpen(false), closeMs)
  }
  const hover = {
    onMouseEnter: () => {
      keep()
      setIsOpen(true)
    },
    onMouseLeave: close,
  }
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-start"
      shadow="md"
      width={300}
      withinPortal
    >
      <Popover.Target>
        <UnstyledButton className={classes.away} {...hover} onClick={() => setIsOpen(true)}>
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
