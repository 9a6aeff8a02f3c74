// The serialiser of an answer: fields outside the contract never leave the server.
import type { Endpoint } from '@hr/contract/endpoint.ts'
import fastJson from 'fast-json-stringify'
import * as z from 'zod/mini'

type Serializer = (answer: unknown) => string
const made = new WeakMap<Endpoint, Serializer>()

/** Compiled at the first answer of an endpoint: two hundred at once would delay the start by a second. */
export function outputSerializer(endpoint: Endpoint): Serializer {
  const known = made.get(endpoint)
  if (known) return known
  const serializer = fastJson(outputSchema(endpoint.output))
  made.set(endpoint, serializer)
  return serializer
}

/** JSON schema (draft 7) of the success envelope around `output`. */
function outputSchema(output: z.ZodMiniType): object {
  // The definitions of a recursive shape (a tree) must be at the root, where references look for them.
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
