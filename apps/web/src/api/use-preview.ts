// The effect of a change, requested after a pause in typing.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { useDebouncedValue } from '@mantine/hooks'
import type { AnyEndpoint } from './call.ts'
import { useCall } from './use-call.ts'

const waitMs = 400

/** `change` undefined = not complete yet. `empty` is any input, while nothing is asked. `error`: saving is refused too. */
export function usePreview<E extends AnyEndpoint>(
  endpoint: E,
  change: InputOf<E> | undefined,
  empty: InputOf<E>,
): { preview: OutputOf<E> | undefined; error: Error | null; isFetching: boolean } {
  const [key] = useDebouncedValue(JSON.stringify(change ?? null), waitMs)
  const asked: InputOf<E> | null = JSON.parse(key)
  const options = { enabled: asked !== null, quiet: true, keep: true, staleTime: 0 }
  const { data, error, isFetching } = useCall(endpoint, asked ?? empty, options)
  const isShown = asked !== null && error === null
  return { preview: isShown ? data : undefined, error: asked === null ? null : error, isFetching }
}
