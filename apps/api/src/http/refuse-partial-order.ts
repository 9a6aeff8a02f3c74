import { Refusal } from './refusal.ts'

/** Throws LIST_CHANGED unless `ids` are all stored rows, each once: somebody added or deleted one meanwhile. */
export function refusePartialOrder(stored: readonly string[], ids: readonly string[]): void {
  if (ids.length !== stored.length || !stored.every(id => ids.includes(id))) throw new Refusal('LIST_CHANGED')
}
