// The shape of an answer for the fast serialiser: what the contract does not name never leaves the server.
import * as z from 'zod/mini'

/** JSON schema (draft 7) of the success envelope around `output`. */
export function outputSchema(output: z.ZodMiniType): object {
  const { $schema: _, ...data } = z.toJSONSchema(output, {
    target: 'draft-7',
    io: 'output',
    unrepresentable: 'any',
  })
  return {
    type: 'object',
    properties: { success: { type: 'boolean' }, message: { type: 'string' }, data },
    required: ['success', 'message', 'data'],
  }
}
