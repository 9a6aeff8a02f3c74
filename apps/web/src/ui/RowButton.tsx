// A row's button: plain in a table, larger on the card of a phone.
import { Button } from '@mantine/core'

/** `label` contains `text` and names the row. */
type Props = { text: string; label: string; onClick: () => void }

export function RowButton({ text, label, onClick }: Props) {
  const props = { onClick, 'aria-label': label }
  return (
    <>
      <Button {...props} variant="subtle" size="compact-sm" mr={-8} visibleFrom="sm">
        {text}
      </Button>
      <Button {...props} variant="default" size="xs" h={36} hiddenFrom="sm">
        {text}
      </Button>
    </>
  )
}
