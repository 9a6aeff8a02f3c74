// The deviceToken of a sign-in (spec 7): the push subscription of a browser in which messages are on.
import { isPushSent, storeChoice } from './push-choice.ts'

/** A slow push service must not keep anybody from signing in. */
const mostMs = 3000

/** Empty without the permission, which is never asked for here. */
export async function deviceToken(): Promise<string> {
  if (!isPushSent()) return ''
  try {
    const { subscribe } = await import('./subscribe.ts')
    const token = await subscribe(mostMs)
    storeChoice('on')
    return token
  } catch (error) {
    console.warn(error)
    return ''
  }
}
