// Calls a server process over the network, form-encoded like the browser, with the types of the contract.
import type { Endpoint, InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { employeeLogin } from '@hr/contract/session.ts'
import { formPairs } from '#test/call.ts'
import { password } from '#test/factories.ts'

type RemoteAnswer<E extends Endpoint> = {
  readonly status: number
  readonly message: string
  /** Undefined if refused. */
  readonly data: OutputOf<E>
}

export async function remoteCall<E extends Endpoint>(
  url: string,
  token: string | null,
  endpoint: E,
  input: InputOf<E>,
  idempotencyKey?: string,
): Promise<RemoteAnswer<E>> {
  const fields: Record<string, unknown> = Object.fromEntries(Object.entries(input ?? {}))
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields[name])
    delete fields[name]
    return value
  })
  const form = new URLSearchParams(formPairs(fields))
  const isRead = endpoint.method === 'GET'
  const response = await fetch(`${url}/api${path}${isRead ? `?${form}` : ''}`, {
    method: endpoint.method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(!isRead && { body: form }),
  })
  const answer: { message: string; data: OutputOf<E> } = JSON.parse(await response.text())
  return { status: response.status, message: answer.message, data: answer.data }
}

/** The tokens of an employee sign-in. */
export async function signInAt(url: string, username: string): Promise<{ token: string; tokenWS: string }> {
  return (await remoteCall(url, null, employeeLogin, { username, password })).data
}
