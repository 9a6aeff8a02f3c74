// Files need the session token, so they are fetched instead of linked.
import type { InputOf } from '@hr/contract/endpoint.ts'
import { currentLanguage } from '#web/i18n/language.ts'
import { apiBase, refusedCall } from './call.ts'
import type { AnyEndpoint } from './call.ts'
import { asFields, encodeQuery, splitPath } from './encode.ts'
import { readSession } from './session-cookie.ts'

/** The bytes of an endpoint marked `raw`; throws CallError. */
export async function fetchFile<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> {
  const { path, rest } = splitPath(endpoint.path, asFields(input))
  const token = readSession()?.token
  const headers = { Authorization: `Bearer ${token ?? ''}`, 'Accept-Language': currentLanguage() }
  const response = await fetch(apiBase + path + encodeQuery(rest), { headers })
  if (response.ok) return await response.blob()
  throw refusedCall(response.status, await response.json().catch(() => null), { usesSession: true, token })
}

/** Starts a download of the bytes. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
