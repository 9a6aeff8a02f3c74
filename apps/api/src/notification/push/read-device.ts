// Reads the spec's deviceToken: the browser's push subscription as JSON.
import { parsedJson } from '#api/http/parsed-json.ts'
import * as z from 'zod/mini'

const isBytes = (length: number) => (text: string) => Buffer.from(text, 'base64url').length === length
const base64url = /^[\w-]+=*$/

const subscription = z.object({
  endpoint: z.url({ protocol: /^https$/ }).check(z.maxLength(1000)),
  keys: z.object({
    /** An uncompressed point of P-256. */
    p256dh: z.string().check(z.regex(base64url), z.refine(isBytes(65))),
    auth: z.string().check(z.regex(base64url), z.refine(isBytes(16))),
  }),
})
export type Device = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** Undefined if it is no subscription that messages can be encrypted for. */
export function readDevice(deviceToken: string): Device | undefined {
  const { data } = z.safeParse(subscription, parsedJson(deviceToken))
  return data && { endpoint: data.endpoint, ...data.keys }
}
