// Adds a row to the list below.
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export const AddButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />} onClick={onClick}>
    {children}
  </Button>
)
