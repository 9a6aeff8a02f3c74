// The calls of Web Push (spec 7, N1).
import { getPushKey, keepDevice, removeDevice } from '@hr/contract/push.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { deleteDevicesOf, saveDevice } from './push.store.ts'
import { readDevice } from './read-device.ts'
import { getVapidKeys } from './vapid-keys.ts'

export const pushRoutes: readonly Route[] = [
  route(getPushKey, async ({ db, services }) => {
    const { publicKey } = await getVapidKeys(db, services.config)
    return { publicKey }
  }),
  route(keepDevice, async ({ db, caller, input, now }) => {
    const device = readDevice(input.deviceToken)
    if (!device)
      throw new Refusal('INVALID_INPUT', {}, [{ path: 'deviceToken', code: 'invalid', parameters: {} }])
    await saveDevice(db, caller.sessionId, device, now)
    return {}
  }),
  route(removeDevice, async ({ db, caller }) => {
    await deleteDevicesOf(db, [caller.sessionId])
    return {}
  }),
]
