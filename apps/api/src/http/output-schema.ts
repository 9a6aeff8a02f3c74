// The shape of an answer for the fast serialiser: what the contract does not name never leaves the server.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'

type Serializer = (answer: unknown) => string
const made = new WeakMap<Endpoint, Serializer>()

/** Compiled at the endpoint's first answer: two hundred at once would hold the start for a second. */
export function outputSerializer(endpoint: Endpoint): Serializer {
  const known = made.get(endpoint)
  if (known) return known
  const serializer = fastJson(outputSchema(endpoint.output))
  made.set(endpoint, serializer)
  return serializer
}

/** JSON schema (draft 7) of the success envelope around `output`. */
function outputSchema(output: z.ZodMiniType): object {
  // A shape that holds itself (a tree) is named under `definitions`, which references look for at the root.
  const {
    $schema: _,
    definitions,
    ...data
  } = z.toJSONSchema(output, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
  })
  return {
    type: 'object',
    properties: { success: { type: 'boolean' }, message: { type: 'string' }, data },
    required: ['success', 'message', 'data'],
    ...(definitions ? { definitions } : {}),
  }
}
