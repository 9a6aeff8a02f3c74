import { Textarea } from '@mantine/core'
import type { useContractForm } from '#web/shared/form/use-contract-form.ts'

type Form = ReturnType<typeof useContractForm<never, { reason: string }>>

/** The reason of an action: the last field, focused. */
export function ReasonField({ form }: { form: Pick<Form, 'key' | 'field'> }) {
  return <Textarea key={form.key('reason')} {...form.field('reason')} data-autofocus />
}
