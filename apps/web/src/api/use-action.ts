// Writing: one action of the user, safe to press twice and to try again after a lost connection. What it changes is read
// again.
import type { InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { refresh } from './answers.ts'
import { CallError } from './call-error.ts'
import { actionName, callWithMessage } from './call.ts'
import type { AnyEndpoint, CallOptions } from './call.ts'

export type ActionOptions<E extends AnyEndpoint> = {
  /** After success; `message` is the server's. A promise delays reading again, until the page is left for example. */
  onSuccess?: (data: OutputOf<E>, message: string) => void | Promise<void>
  /** After a failure, besides the toast. */
  onError?: (error: CallError) => void
  /** The failure is shown by the caller, not as a toast. */
  quiet?: boolean
}

type Action<E extends AnyEndpoint> = {
  /** Does nothing while the last one still runs. */
  run: (input: InputOf<E>, options?: Omit<CallOptions, 'signal' | 'idempotencyKey'>) => void
  isRunning: boolean
  /** The last action succeeded, and no other has started since. */
  isDone: boolean
  error: CallError | null
}

const asCallError = (error: unknown) => (error instanceof CallError ? error : null)

/** No answer came: the server may or may not have done it, so the same key must be sent again. */
const isUnanswered = (error: unknown) =>
  error instanceof CallError && (error.status === 0 || error.status >= 502)

/** Gone, in another state, or against a rule over stored facts: what the page shows may be out of date. */
const outdated = [404, 409, 422]

/** Another file is another action, though the rest of the input is the same. */
const fileFacts = ({ name, size, lastModified }: File) => [name, size, lastModified]

type Variables<E extends AnyEndpoint> = { input: InputOf<E>; callOptions: CallOptions; action: string }
type Answer<E extends AnyEndpoint> = { data: OutputOf<E>; message: string }

export function useAction<E extends AnyEndpoint>(endpoint: E, options: ActionOptions<E> = {}): Action<E> {
  const open = useRef<{ key: string; input: string } | null>(null)
  const busy = useRef(false)
  const { mutate, isPending, isSuccess, error } = useMutation<Answer<E>, Error, Variables<E>>({
    mutationFn: ({ input, callOptions }) => callWithMessage(endpoint, input, callOptions),
    meta: { quiet: options.quiet === true },
    // The input, perhaps a password, is not kept.
    gcTime: 0,
    onSuccess: ({ data, message }) => {
      open.current = null
      void Promise.resolve(options.onSuccess?.(data, message)).then(() => refresh(endpoint))
    },
    onError: cause => {
      if (!isUnanswered(cause)) open.current = null
      if (!(cause instanceof CallError)) return
      if (outdated.includes(cause.status)) void refresh(endpoint)
      options.onError?.(cause)
    },
    onSettled: () => {
      busy.current = false
    },
  })
  const run: Action<E>['run'] = (input, callOptions = {}) => {
    if (busy.current) return
    busy.current = true
    const text = JSON.stringify([input, (callOptions.files ?? []).map(fileFacts)])
    if (open.current?.input !== text) open.current = { key: crypto.randomUUID(), input: text }
    const key = endpoint.method === 'POST' ? { idempotencyKey: open.current.key } : {}
    mutate({ input, callOptions: { ...callOptions, ...key }, action: actionName(endpoint, input) })
  }
  return { run, isRunning: isPending, isDone: isSuccess, error: asCallError(error) }
}
