// Reads the body of a request in any of its three forms as text fields, JSON and files; input.ts interprets them.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import multipart from '@fastify/multipart'
import type { Endpoint } from '@hr/contract/endpoint.ts'
import type { UploadedFile } from './context.ts'
import { formLimits, formValues } from './form-values.ts'
import type { FormObject } from './form-values.ts'
import { jsonBody } from './json-body.ts'
import { Refusal } from './refusal.ts'

export type RequestBody = {
  readonly text: FormObject
  readonly json: Record<string, unknown>
  readonly files: readonly UploadedFile[]
}

type FileRule = NonNullable<Endpoint['files']>

/** The limit of a body without files, in bytes. */
export const bodyLimit = 1024 * 1024

export async function registerBodyParsers(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers()
  for (const type of ['application/x-www-form-urlencoded', 'application/json']) {
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    )
  }
  await app.register(multipart, { throwFileSizeLimit: true })
}

/** Throws the refusals of form-values.ts and json-body.ts, TOO_LARGE, or INVALID_INPUT for too many files. */
export async function requestBody(request: FastifyRequest, endpoint: Endpoint): Promise<RequestBody> {
  if (request.isMultipart()) return multipartBody(request, endpoint)
  const body = request.body
  if (typeof body !== 'string' || body === '') return { text: {}, json: {}, files: [] }
  if (request.headers['content-type']?.startsWith('application/json'))
    return { text: {}, json: jsonBody(body), files: [] }
  return { text: formValues(pairsOf(body)), json: {}, files: [] }
}

/** Pairs of a form or a query; text that is not valid percent-encoded UTF-8 is refused. */
export function pairsOf(text: string): [string, string][] {
  try {
    for (const part of text.split('&')) decodeURIComponent(part.replaceAll('+', ' '))
  } catch {
    throw new Refusal('BODY_MALFORMED')
  }
  return [...new URLSearchParams(text)]
}

async function multipartBody(request: FastifyRequest, endpoint: Endpoint): Promise<RequestBody> {
  const rule = endpoint.files
  const { pairs, files } = await readParts(request, rule).catch((error: unknown) => {
    throw refusalOf(error, rule)
  })
  if (rule && files.length > rule.most) throw tooManyFiles(rule)
  return { text: formValues(pairs), json: {}, files }
}

const tooManyFiles = ({ field, most }: FileRule) =>
  new Refusal('INVALID_INPUT', {}, [
    { path: field, code: most === 1 ? 'ONE_FILE' : 'maxFiles', parameters: {} },
  ])

/** Of a body the parser cannot read: no boundary, cut off, broken headers. Limits have codes of their own. */
function refusalOf(error: unknown, rule: Endpoint['files']): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (rule && code === 'FST_FILES_LIMIT') return tooManyFiles(rule)
  return error instanceof Refusal || code.startsWith('FST_') ? error : new Refusal('BODY_MALFORMED')
}

async function readParts(request: FastifyRequest, rule: Endpoint['files']) {
  const pairs: [string, string][] = []
  const files: UploadedFile[] = []
  const parts = request.parts({
    limits: {
      fields: formLimits.parameters,
      fieldNameSize: formLimits.keyLength,
      fieldSize: bodyLimit,
      files: (rule?.most ?? 0) + 1,
      ...(rule && { fileSize: rule.bytes }),
    },
  })
  for await (const part of parts) {
    if (part.type === 'field') pairs.push(fieldPair(part))
    else files.push(await uploadedFile(part, rule))
  }
  return { pairs, files }
}

type FieldPart = {
  /** Undefined if the head of the part has none, whatever the parser's types say. */
  readonly fieldname: string | undefined
  readonly value: unknown
  readonly fieldnameTruncated: boolean
  readonly valueTruncated: boolean
}

/** Refuses a part that the parser truncated. A part of type application/json arrives parsed: it is no form field. */
function fieldPair({ fieldname, value, fieldnameTruncated, valueTruncated }: FieldPart): [string, string] {
  if (valueTruncated) throw new Refusal('TOO_LARGE')
  if (fieldname === undefined || fieldnameTruncated || typeof value !== 'string')
    throw new Refusal('BODY_MALFORMED')
  return [fieldname, value]
}

/** As the same field of another body is refused. */
const unknownField = (field: string) =>
  new Refusal('INVALID_INPUT', {}, [{ path: field, code: 'unknownField', parameters: { field } }])

type FilePart = Pick<FieldPart, 'fieldname'> & {
  readonly filename: string
  toBuffer(): Promise<Buffer>
}

async function uploadedFile(part: FilePart, rule: Endpoint['files']): Promise<UploadedFile> {
  if (part.fieldname === undefined) throw new Refusal('BODY_MALFORMED')
  if (!rule || (part.fieldname !== rule.field && part.fieldname !== `${rule.field}[]`))
    throw unknownField(part.fieldname)
  return { name: fileName(part.filename), bytes: await part.toBuffer() }
}

/** For display only: no path, no control characters, no lone surrogates, at most 150 characters. */
function fileName(given: string): string {
  const base = (given ?? '').split(/[\\/]/).at(-1) ?? ''
  const clean = [...base.normalize('NFC')].filter(character => !/[\p{Cc}\p{Cf}\p{Cs}]/u.test(character))
  return clean.slice(-150).join('') || 'file'
}
