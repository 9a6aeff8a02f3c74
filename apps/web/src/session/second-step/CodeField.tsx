import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'

/** For a code of the app, which a phone offers to fill in, or a recovery code. */
export const CodeField = (props: TextInputProps) => (
  <TextInput
    {...props}
    inputMode={props.inputMode ?? 'text'}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    data-autofocus
    autoFocus
  />
)
