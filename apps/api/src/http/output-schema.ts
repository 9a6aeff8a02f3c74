// The shape of an answer for the fast serialiser: what the contract does not name never leaves the server.
import * as z from 'zod/mini'

/** JSON schema (draft 7) of the success envelope around `output`. */
export function outputSchema(output: z.ZodMiniType): object {
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
