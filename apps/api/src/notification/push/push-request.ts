// One push message as its service takes it: encrypted for the browser (RFC 8291), signed by this installation (RFC 8292).
import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { OutsideMessage } from '#api/outbound/post-outside.ts'
import type { Device } from './read-device.ts'
import type { VapidKeys } from './vapid-keys.ts'

/** What the service worker shows: nothing that the bell does not show. */
type PushContent = {
  readonly id: string
  readonly title: string
  readonly body: string
  /** A path of the web application. */
  readonly link: string
}

/** A browser that is off for longer has the bell. */
const ttlSeconds = 86_400
/** With a title, in three bytes a letter, it stays below the 4,096 bytes that every push service takes. */
const mostBody = 800

/** Throws if the browser's key is no point of the curve. */
export function pushRequest(
  { endpoint, p256dh, auth }: Device,
  content: PushContent,
  vapid: VapidKeys & { readonly subject: string },
): OutsideMessage {
  const { body, link } = content
  const text = JSON.stringify({
    ...content,
    body: body.length > mostBody ? `${body.slice(0, mostBody - 1)}…` : body,
  })
  const { headers, body: encrypted } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    text,
    { vapidDetails: vapid, TTL: ttlSeconds, urgency: 'normal', topic: topicOf(link) },
  )
  if (encrypted === null) throw new Error('An empty push message')
  return { headers, body: encrypted }
}

/** A later message about the same page replaces the earlier one while the browser is offline. */
const topicOf = (link: string): string => createHash('sha256').update(link).digest('base64url').slice(0, 32)
