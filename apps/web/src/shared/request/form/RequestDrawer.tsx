// The drawer of a request form. Below the fields: why it is refused or must wait, what happens to the line, the kept draft.
import { Alert, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AnyContractForm } from '#web/shared/form/ContractForm.tsx'
import { FormDrawer } from '#web/shared/form/FormDrawer.tsx'
import { DraftKept } from './DraftKept.tsx'
import { RefusalAlert } from './RefusalAlert.tsx'

export type RequestDrawerProps = {
  title: string
  submitLabel: string
  /** Why the button must not be pressed yet. */
  held?: string | null
  /** What happens to the approval line. */
  note?: string | null
  onClose: () => void
}

type Props = RequestDrawerProps & {
  entered: { readonly form: AnyContractForm; readonly isTouched: boolean; readonly discard: () => void }
  preview: { readonly refusal: { readonly code: string; readonly message: string } | null } | undefined
  children: ReactNode
}

export function RequestDrawer({ held = null, note = null, entered, preview, children, ...drawer }: Props) {
  const refusal = preview?.refusal ?? null
  return (
    <FormDrawer {...drawer} form={entered.form} disabled={refusal !== null || held !== null}>
      {children}
      <RefusalAlert refusal={refusal} />
      {note !== null && <Alert color="blue">{note}</Alert>}
      {held !== null && (
        <Text size="sm" c="dimmed">
          {held}
        </Text>
      )}
      {entered.isTouched && (
        <Group gap={4} justify="flex-end">
          <DraftKept onDiscard={entered.discard} />
        </Group>
      )}
    </FormDrawer>
  )
}
