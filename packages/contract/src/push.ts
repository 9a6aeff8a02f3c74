// Web Push (spec 7): the key for the browser's subscription, and the subscription itself, which is the spec's deviceToken.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './envelope.ts'
import { requiredText } from './field.ts'

export const getPushKey = endpoint('GET', '/push/public-key', {
  allow: 'public',
  topics: [],
  summary: 'The key that a browser needs to subscribe to messages of this installation',
  input: z.strictObject({}),
  output: z.object({ publicKey: z.string() }),
})

export const keepDevice = endpoint('PUT', '/push/device', {
  allow: 'app',
  topics: [],
  summary:
    'Send notifications to this browser until the session is ended. Takes the browser over from the sign-in before',
  secret: true,
  input: z.strictObject({ deviceToken: requiredText(4000) }),
  output: nothing,
})

export const removeDevice = endpoint('DELETE', '/push/device', {
  allow: 'app',
  topics: [],
  summary: 'No longer send notifications to the browser of this session',
  input: z.strictObject({}),
  output: nothing,
})
