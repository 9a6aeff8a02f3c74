// The job that sends what waits for browsers (N1). Any number of processes may run it at once.
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import { AddressRefused, postOutside } from '#api/outbound/post-outside.ts'
import type { OutboundRule, OutsideAnswer } from '#api/outbound/post-outside.ts'
import type { Services } from '#api/services.ts'
import { notificationMessage } from '../notification-texts.ts'
import type { TextParameters } from '../parameter-text.ts'
import { pushRequest } from './push-request.ts'
import { claimMessages, deleteDevice, deleteMessage, findPush, postponeMessage } from './push.store.ts'
import type { PushMessage } from './push.store.ts'
import { getVapidKeys, vapidSubject } from './vapid-keys.ts'

type PushServices = Pick<Services, 'config' | 'db' | 'log' | 'now'>
type Vapid = Parameters<typeof pushRequest>[2]

/** Sent at once. */
const batch = 10
/** The last try is about an hour after the first. */
const mostTries = 7

export async function deliverPushes(services: PushServices, rule?: OutboundRule): Promise<void> {
  const { config, db, now } = services
  const keys = await getVapidKeys(db, config)
  const vapid = { ...keys, subject: vapidSubject(config) }
  for (;;) {
    const messages = await claimMessages(db, now(), batch)
    if (messages.length === 0) return
    await Promise.all(messages.map(message => deliverOne(services, message, vapid, rule)))
  }
}

async function deliverOne(
  { db, log, now }: PushServices,
  message: PushMessage,
  vapid: Vapid,
  rule?: OutboundRule,
): Promise<void> {
  const push = await inWorkspace(db, message.workspace_id, trx => findPush(trx, message))
  if (!push) return deleteMessage(db, message)
  const { id, code, link, language } = push
  // notify() wrote the column.
  const parameters = push.parameters as TextParameters
  const content = { id, ...notificationMessage(language, { code, parameters, link }) }
  const outcome = await outcomeOf(() => postOutside(push.endpoint, pushRequest(push, content, vapid), rule))
  if (outcome.is === 'gone') return deleteDevice(db, message.endpoint)
  const isOver = outcome.is === 'later' && message.tries >= mostTries
  // The host alone: the rest of the address is the browser's secret.
  if (isOver || outcome.is === 'refused')
    log.warn({ job: 'push.send', host: new URL(push.endpoint).host, answer: outcome.answer })
  if (outcome.is !== 'later' || isOver) return deleteMessage(db, message)
  if (outcome.retryAfter !== null)
    await postponeMessage(db, message, new Date(now().getTime() + outcome.retryAfter * 1000))
}

type Outcome =
  | { readonly is: 'sent' | 'gone' }
  | { readonly is: 'refused'; readonly answer: string }
  | { readonly is: 'later'; readonly answer: string; readonly retryAfter: number | null }

async function outcomeOf(send: () => Promise<OutsideAnswer>): Promise<Outcome> {
  try {
    return outcomeOfAnswer(await send())
  } catch (error) {
    if (error instanceof AddressRefused) return { is: 'gone' }
    const answer = error instanceof Error && 'code' in error ? String(error.code) : 'no answer'
    return { is: 'later', answer, retryAfter: null }
  }
}

/** The longest that a push service may ask to wait. */
const mostWaitSeconds = 3600

/** RFC 8030: 404 and 410 end a subscription; 429 and 5xx are for a while. */
function outcomeOfAnswer({ status, retryAfter }: OutsideAnswer): Outcome {
  if (status >= 200 && status < 300) return { is: 'sent' }
  if (status === 404 || status === 410) return { is: 'gone' }
  const answer = String(status)
  if (status !== 429 && status < 500) return { is: 'refused', answer }
  return {
    is: 'later',
    answer,
    retryAfter: retryAfter === null ? null : Math.min(retryAfter, mostWaitSeconds),
  }
}
