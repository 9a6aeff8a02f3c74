// OpenAPI 3.1 of all endpoints, generated from the contract.
import { pathParameters } from '@hr/contract/endpoint.ts'
import type { Allow, Endpoint } from '@hr/contract/endpoint.ts'
import { allEndpoints } from '@hr/contract/endpoints.ts'
import { failure } from '@hr/contract/envelope.ts'
import * as z from 'zod/mini'
import { version } from '#api/version.ts'

type Schema = {
  properties?: Record<string, unknown>
  required?: string[]
  $defs?: Record<string, object>
  [key: string]: unknown
}

/** The permission in words: 'LEAVE_REQUEST:approve', 'public', ... */
export function allowText(allow: Allow): string {
  if (typeof allow === 'string') return allow
  const groups = 'amsGroup' in allow ? [allow.amsGroup] : [allow.group]
  return groups
    .flat()
    .map(group => `${group}:${allow.action}`)
    .join(' or ')
}

export function openApi(base: string): object {
  const paths: Record<string, Record<string, object>> = {}
  const schemas: Record<string, object> = { Failure: schemaOf(failure, 'output') }
  for (const { feature, name, endpoint } of allEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const output = namedParts(name, schemaOf(endpoint.output, 'output'))
    Object.assign(schemas, output.parts)
    const described = operation(feature, name, endpoint, output.schema)
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: described }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sabai HR', version, license: { name: 'Apache-2.0' } },
    servers: [{ url: base }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas,
    },
    paths,
  }
}

/** The parts of a recursive shape (a tree) become schemas of the document, where references find them. */
function namedParts(name: string, given: Schema): { schema: Schema; parts: Record<string, object> } {
  const { $defs = {}, ...schema } = given
  const placed = <T extends object>(part: T): T =>
    JSON.parse(JSON.stringify(part).replaceAll('"#/$defs/', `"#/components/schemas/${name}`))
  const parts = Object.entries($defs).map(([key, part]) => [`${name}${key}`, placed(part)] as const)
  return { schema: placed(schema), parts: Object.fromEntries(parts) }
}

function operation(feature: string, name: string, endpoint: Endpoint, output: Schema): object {
  const inPath = new Set(pathParameters(endpoint.path))
  const input = schemaOf(endpoint.input, 'input')
  const fields = Object.entries(input.properties ?? {})
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  const isRequired = (key: string) => input.required?.includes(key) ?? false
  return {
    operationId: name,
    tags: [feature],
    summary: endpoint.summary,
    description: `Allowed: ${allowText(endpoint.allow)}`,
    security: endpoint.allow === 'public' ? [] : [{ bearer: [] }],
    parameters: fields
      .filter(([key]) => inPath.has(key) || !hasBody)
      .map(([key, schema]) => ({
        name: key,
        in: inPath.has(key) ? 'path' : 'query',
        required: inPath.has(key) || isRequired(key),
        schema,
      })),
    ...(hasBody && { requestBody: requestBody(endpoint, input, inPath) }),
    responses: {
      200: endpoint.raw ? { description: 'The file' } : { description: 'Success', ...json(envelope(output)) },
      default: { description: 'Refused', ...json({ $ref: '#/components/schemas/Failure' }) },
    },
  }
}

function requestBody(endpoint: Endpoint, input: Schema, inPath: ReadonlySet<string>): object {
  const properties = Object.fromEntries(
    Object.entries(input.properties ?? {}).filter(([key]) => !inPath.has(key)),
  )
  const schema = { ...input, properties, required: input.required?.filter(key => !inPath.has(key)) ?? [] }
  const content: Record<string, object> = {
    'application/x-www-form-urlencoded': { schema },
    'application/json': { schema },
  }
  const { files } = endpoint
  if (files) {
    const list = { type: 'array', maxItems: files.most, items: { type: 'string', format: 'binary' } }
    content['multipart/form-data'] = {
      schema: { ...schema, properties: { ...properties, [files.field]: list } },
    }
  }
  return { content }
}

function envelope(data: Schema): object {
  return {
    type: 'object',
    properties: {
      success: { const: true },
      message: { type: 'string' },
      data,
    },
    required: ['success', 'message', 'data'],
  }
}

const json = (schema: object) => ({ content: { 'application/json': { schema } } })

function schemaOf(shape: z.ZodMiniType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' })
  return schema
}
