// The browser's push subscription for this installation.
import { getPushKey } from '@hr/contract/push.ts'
import { call } from '#web/api/call.ts'

/** Needs the permission. Rejects if the browser or its push service fails; some never answer. */
export async function subscribe(mostMs: number): Promise<string> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The push service does not answer')), mostMs)
  try {
    return await Promise.race([subscription(), promise])
  } finally {
    clearTimeout(timer)
  }
}

async function subscription(): Promise<string> {
  const [{ publicKey }, { pushManager }] = await Promise.all([call(getPushKey, {}), worker()])
  const known = await pushManager.getSubscription()
  if (known && isBoundTo(known, publicKey)) return JSON.stringify(known)
  await known?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  return JSON.stringify(await pushManager.subscribe(options))
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js')
  return navigator.serviceWorker.ready
}

/** The keys of the installation may have changed. */
function isBoundTo({ options }: PushSubscription, publicKey: string): boolean {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCodePoint(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey.replaceAll('=', '')
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const known = await registration?.pushManager.getSubscription()
  await known?.unsubscribe()
}
