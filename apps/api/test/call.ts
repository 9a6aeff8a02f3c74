// Calls an endpoint of the test server with full types, signed in or not.
import type { Endpoint, InputOf, OutputOf, SessionType } from '@hr/contract/endpoint.ts'
import type { Failure, Success } from '@hr/contract/envelope.ts'
import { newId } from '#api/db/new-id.ts'
import { newToken, tokenHash } from '#api/session/secret.ts'
import { insertSession } from '#api/session/session.store.ts'
import type { TestApp } from './test-app.ts'

type Answer<E extends Endpoint> = {
  readonly status: number
  /** The first of `errors`; '' on success. */
  readonly code: string
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
  /** Throws the failure if there is no data. */
  readonly data: OutputOf<E>
  readonly headers: Readonly<Record<string, unknown>>
}
type CallOptions = {
  readonly files?: readonly { readonly name: string; readonly bytes: Uint8Array }[]
  readonly headers?: Readonly<Record<string, string>>
}

/** Creates a session in the database; session/ tests the sign-in itself. `workspaceId` is for an owner inside one. */
export async function signIn(
  server: TestApp,
  username: string,
  { workspaceId }: { readonly workspaceId?: string } = {},
): Promise<string> {
  const account = await server.services.db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const workspace = workspaceId ?? account.workspace_id
  const type = workspace ? 'app' : account.kind === 'space' ? 'space' : 'ams'
  return openSession(server, { accountId: account.id, type, workspaceId: workspace })
}

/** For a known account. */
export async function openSession(
  server: TestApp,
  of: { readonly accountId: string; readonly type: SessionType; readonly workspaceId: string | null },
): Promise<string> {
  const now = server.services.now()
  const [id, token] = [newId(), newToken()]
  await insertSession(server.services.db, {
    id,
    sign_in_id: id,
    token_hash: tokenHash(token),
    socket_token_hash: tokenHash(newToken()),
    account_id: of.accountId,
    type: of.type,
    workspace_id: of.workspaceId,
    purpose: 'full',
    viewer_account_id: null,
    address: '127.0.0.1',
    user_agent: 'test',
    created_at: now,
    seen_at: now,
    expires_at: new Date(now.getTime() + 12 * 3_600_000),
  })
  return token
}

/** Sends JSON, or multipart with files. A null token calls without a session. */
export async function call<E extends Endpoint>(
  server: TestApp,
  token: string | null,
  endpoint: E,
  input: InputOf<E>,
  { files, headers = {} }: CallOptions = {},
): Promise<Answer<E>> {
  const fields = recordOf(input)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields[name])
    delete fields[name]
    return encodeURIComponent(value)
  })
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  const query = hasBody ? '' : new URLSearchParams(formPairs(fields)).toString()
  const body = hasBody
    ? await bodyOf(fields, files && { field: endpoint.files?.field ?? 'file', files })
    : undefined
  const answer = await server.app.inject({
    method: endpoint.method,
    url: `${server.services.config.apiBase}${path}${query && `?${query}`}`,
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...body?.headers, ...headers },
    ...(body && { payload: body.payload }),
  })
  const json: Success<OutputOf<E>> | Failure = answer.json()
  return {
    status: answer.statusCode,
    headers: answer.headers,
    message: json.message,
    code: json.success ? '' : (json.errors[0] ?? ''),
    fields: json.success ? {} : (json.fields ?? {}),
    get data() {
      if (!json.success) throw new Error(`${endpoint.method} ${path}: ${answer.statusCode} ${answer.body}`)
      return json.data
    },
  }
}

async function bodyOf(
  fields: Record<string, unknown>,
  upload: { field: string; files: NonNullable<CallOptions['files']> } | undefined,
) {
  if (!upload) return { payload: JSON.stringify(fields), headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  for (const [name, value] of formPairs(fields)) form.append(name, value)
  for (const { name, bytes } of upload.files)
    form.append(upload.field, new File([new Uint8Array(bytes)], name))
  const request = new Response(form)
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' ? { ...value } : {}
}

/** { a: 1, b: [2] } -> [['a', '1'], ['b[0]', '2']]; undefined values are omitted. */
export function formPairs(fields: Record<string, unknown>): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]) => pairsOf(name, value))
}

function pairsOf(name: string, value: unknown): [string, string][] {
  if (value === undefined || value === null) return []
  if (typeof value !== 'object') return [[name, String(value)]]
  if (Array.isArray(value) && value.length === 0) return [[name, '']]
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => pairsOf(`${name}[${key}]`, item))
}
