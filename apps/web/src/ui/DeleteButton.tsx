// Below the fields of a form: deletes the record after a confirmation.
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'

type Props = { text: string; onClick: () => void }

export const DeleteButton = ({ text, onClick }: Props) => (
  <Button
    variant="subtle"
    color="red"
    style={{ alignSelf: 'flex-start' }}
    leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
    onClick={onClick}
  >
    {text}
  </Button>
)
