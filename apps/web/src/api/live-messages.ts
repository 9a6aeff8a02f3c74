// Passes live messages to listeners, so that the connection itself knows no feature.

type Listener = (message: unknown) => void
const listeners = new Set<Listener>()

/** Returns the function that unsubscribes. */
export function onLiveMessage(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Text that is not JSON is ignored. */
export function handleLiveMessage(text: string): void {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return
  }
  for (const listener of listeners) listener(message)
}
