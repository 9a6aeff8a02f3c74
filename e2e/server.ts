// Calls the server under test directly, to prepare a journey and to check its result.
import type { Endpoint, InputOf, OutputOf } from '@hr/contract/endpoint.ts'
import { pathParameters } from '@hr/contract/endpoint.ts'
import { encodeMultipart } from '../apps/web/src/api/encode.ts'

export const baseUrl = `http://127.0.0.1:${process.env.E2E_PORT ?? 3199}`

type Options = {
  readonly token?: string
  readonly file?: File
  readonly language?: 'en' | 'lo'
  /** Another server than that of the run. */
  readonly at?: string
}

/** The server responds in the shape of the endpoint; its own tests prove it. */
const asOutput = <E extends Endpoint>(data: unknown) => data as OutputOf<E>
/** Every input is an object with named fields. */
const asFields = (input: unknown) => input as Readonly<Record<string, unknown>>
const asAnswer = (answer: unknown) => answer as { data: unknown; message: string }

export async function answerOf<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  { token, file, language = 'en', at = baseUrl }: Options = {},
): Promise<Response> {
  const fields = asFields(input)
  const inPath = pathParameters(endpoint.path)
  const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => String(fields[name]))
  const rest = Object.fromEntries(Object.entries(fields).filter(([key]) => !inPath.includes(key)))
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  const query = new URLSearchParams(Object.entries(rest).map(([key, value]) => [key, String(value)]))
  const headers = new Headers({ 'accept-language': language })
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`)
  if (!isRead && file === undefined) headers.set('content-type', 'application/json')
  return await fetch(`${at}/api${path}${isRead && query.size > 0 ? `?${query.toString()}` : ''}`, {
    method: endpoint.method,
    headers,
    ...(!isRead && {
      body:
        file === undefined
          ? JSON.stringify(rest)
          : encodeMultipart(rest, endpoint.files?.field ?? 'files', [file]),
    }),
  })
}

/** The data of a success response; anything else fails the journey with the server's message. */
export async function ask<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: Options = {},
): Promise<OutputOf<E>> {
  const response = await answerOf(endpoint, input, options)
  const answer: unknown = await response.json()
  if (!response.ok) {
    throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${JSON.stringify(answer)}`)
  }
  return asOutput<E>(asAnswer(answer).data)
}
