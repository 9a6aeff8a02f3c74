// Below the fields of a form: opens the dialog that deletes the record.
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { ReactNode } from 'react'

type Props = { text: string; dialog: (onClose: () => void) => ReactNode }

export function DeleteButton({ text, dialog }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {text}
      </Button>
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  )
}
