// What the person chose about messages in this browser. The permission is the browser's; the rest is kept here.

/** `later`: not now. `off`: turned off after it was on. */
type Kept = 'on' | 'off' | 'later'
type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

const key = 'push'
const kept = () => localStorage.getItem(key)
export const storeChoice = (choice: Kept): void => localStorage.setItem(key, choice)

/** Only on https or localhost; on an iPhone only from the home screen. */
const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export function pushState(): PushState {
  if (!isPushSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return Notification.permission === 'granted' && kept() === 'on' ? 'on' : 'off'
}

/** A sign-in sends the subscription where the permission is given, unless the person turned messages off. */
export const isPushSent = (): boolean =>
  isPushSupported() && Notification.permission === 'granted' && kept() !== 'off'

/** Asked once: until the person answers in any way. */
export const isPushOffered = (): boolean =>
  isPushSupported() && Notification.permission === 'default' && kept() === null
