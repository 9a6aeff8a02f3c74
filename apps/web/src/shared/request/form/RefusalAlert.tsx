import { Alert } from '@mantine/core'
import type { AlertProps } from '@mantine/core'

type Props = AlertProps & {
  refusal: { readonly code: string; readonly message: string } | null | undefined
}

/** Above the button: why the server would refuse the request. */
export const RefusalAlert = ({ refusal, ...props }: Props) =>
  refusal && (
    <Alert color="red" role="alert" data-refusal={refusal.code} {...props}>
      {refusal.message}
    </Alert>
  )
