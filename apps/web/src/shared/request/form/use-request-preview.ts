// The preview of the request, requested again shortly after each change.
import { useDebouncedValue } from '@mantine/hooks'
import { useCall } from '#web/api/use-call.ts'
import type { FormCall } from '../request-kind.ts'

const waitMs = 300

type Options = {
  /** Null until enough is entered. */
  input: object | null
  /** No preview after that: the request would overlap with itself. */
  isSent: boolean
}

export function useRequestPreview<Preview>(call: FormCall<Preview>, { input, isSent }: Options) {
  const text = JSON.stringify(input)
  const [asked] = useDebouncedValue(text, waitMs)
  const { data, error, isFetching } = useCall(call, JSON.parse(asked), {
    enabled: asked !== 'null' && !isSent,
    quiet: true,
    keep: true,
  })
  return {
    preview: input === null ? undefined : data,
    error: input === null ? null : error,
    isChosen: input !== null,
    isStale: isFetching || asked !== text,
  }
}

export type ShownPreview<Preview> = {
  readonly preview: Preview | undefined
  readonly error: Error | null
  readonly isChosen: boolean
  readonly isStale: boolean
}
