// What the live connection brings, for whoever waits for a certain message: the connection itself knows no feature.

type Listener = (message: unknown) => void
const listeners = new Set<Listener>()

/** Gives the function that ends the listening. */
export function onLiveMessage(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A text that is no JSON concerns nobody. */
export function tellLiveMessage(text: string): void {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    return
  }
  for (const listener of listeners) listener(message)
}
