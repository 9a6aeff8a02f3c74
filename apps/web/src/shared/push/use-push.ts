// Turns messages in this browser on and off.
import { keepDevice, removeDevice } from '@hr/contract/push.ts'
import { useState } from 'react'
import { call } from '#web/api/call.ts'
import { translate } from '#web/i18n/translation.ts'
import { toastError, toastSuccess } from '#web/shared/toast.ts'
import { storeChoice, pushState } from './push-choice.ts'
import { subscribe, unsubscribe } from './subscribe.ts'

const mostMs = 15_000

export function usePush() {
  const [state, setState] = useState(pushState)
  const [isRunning, setIsRunning] = useState(false)
  const run = (work: () => Promise<void>) => {
    setIsRunning(true)
    void work()
      .catch(toastError)
      .finally(() => {
        setState(pushState())
        setIsRunning(false)
      })
  }
  return {
    state,
    isRunning,
    turnOn: () => run(turnOn),
    turnOff: () => run(turnOff),
  }
}

/** Asks for the permission: the browser allows that only after a press. */
async function turnOn(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return
  const token = await subscribe(mostMs).catch((error: unknown) => {
    console.warn(error)
    throw new Error(translate('notification.pushFailed'))
  })
  await call(keepDevice, { deviceToken: token })
  storeChoice('on')
  toastSuccess(translate('notification.pushIsOn'))
}

async function turnOff(): Promise<void> {
  await call(removeDevice, {})
  storeChoice('off')
  await unsubscribe()
}
