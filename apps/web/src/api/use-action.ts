// Writing: one action of the user, safe to press twice and to try again after a lost connection.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { CallError } from './call-error.ts'
import { callWithMessage } from './call.ts'
import type { AnyEndpoint, CallOptions } from './call.ts'
import { refresh } from './query-client.ts'

export type ActionOptions<E extends AnyEndpoint> = {
  /** After success; `message` is the server's. */
  onSuccess?: (data: OutputOf<E>, message: string) => void
  /** After a failure, besides the toast. */
  onError?: (error: CallError) => void
  /** Path prefixes whose answers are read again after success. */
  refreshes?: readonly string[]
  /** The failure is shown by the caller, not as a toast. */
  quiet?: boolean
}

export type Action<E extends AnyEndpoint> = {
  /** Does nothing while the last one still runs. */
  run: (input: InputOf<E>, options?: Omit<CallOptions, 'signal' | 'idempotencyKey'>) => void
  isRunning: boolean
  error: CallError | null
}

type Run<E extends AnyEndpoint> = { input: InputOf<E>; options: CallOptions }

/** No answer came: the server may or may not have done it, so the same key must be sent again. */
const isUnanswered = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 502)

export function useAction<E extends AnyEndpoint>(endpoint: E, options: ActionOptions<E> = {}): Action<E> {
  const open = useRef<{ key: string; input: string } | null>(null)
  const busy = useRef(false)
  const mutation = useMutation({
    mutationFn: ({ input, options }: Run<E>) => callWithMessage(endpoint, input, options),
    meta: { quiet: options.quiet === true },
    onError: error => {
      if (!isUnanswered(error)) open.current = null
      if (error instanceof CallError) options.onError?.(error)
    },
    onSuccess: ({ data, message }) => {
      open.current = null
      options.onSuccess?.(data, message)
      void refresh(...(options.refreshes ?? []))
    },
    onSettled: () => {
      busy.current = false
    },
  })
  const run: Action<E>['run'] = (input, callOptions = {}) => {
    if (busy.current) return
    busy.current = true
    const text = JSON.stringify(input)
    if (open.current?.input !== text) open.current = { key: crypto.randomUUID(), input: text }
    const key = endpoint.method === 'POST' ? { idempotencyKey: open.current.key } : {}
    mutation.mutate({ input, options: { ...callOptions, ...key } })
  }
  const error = mutation.error instanceof CallError ? mutation.error : null
  return { run, isRunning: mutation.isPending, error }
}
