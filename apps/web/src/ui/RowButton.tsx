// The button of a row: plain in a table, easy to hit on a card on a phone.
import { Button } from '@mantine/core'

/** `label` contains `text`, and says of which row. */
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
