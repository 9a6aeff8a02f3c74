import { Textarea } from '@mantine/core'
import type { useContractForm } from './contract-form.tsx'

type Form = ReturnType<typeof useContractForm<never, { reason: string }>>

/** Why something is done: asked last, with the focus. */
export function ReasonField({ form }: { form: Pick<Form, 'key' | 'field'> }) {
  return (
    <Textarea
      key={form.key('reason')}
      {...form.field('reason')}
      maxLength={255}
      autosize
      minRows={2}
      data-autofocus
    />
  )
}
