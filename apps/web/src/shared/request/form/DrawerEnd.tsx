// The end of a request form in a drawer: why it is refused or must wait, what happens to the line, the kept draft.
import { Alert, Group, Text } from '@mantine/core'
import { DraftKept } from './DraftKept.tsx'
import { RefusalAlert } from './RefusalAlert.tsx'

type Props = {
  refusal: { readonly code: string; readonly message: string } | null
  /** What happens to the approval line. */
  note: string | null
  /** Why the button must not be pressed yet. */
  held: string | null
  isTouched: boolean
  onDiscard: () => void
}

export function DrawerEnd({ refusal, note, held, isTouched, onDiscard }: Props) {
  return (
    <>
      <RefusalAlert refusal={refusal} />
      {note !== null && <Alert color="blue">{note}</Alert>}
      {held !== null && (
        <Text size="sm" c="dimmed">
          {held}
        </Text>
      )}
      {isTouched && (
        <Group gap={4} justify="flex-end">
          <DraftKept onDiscard={onDiscard} />
        </Group>
      )}
    </>
  )
}
