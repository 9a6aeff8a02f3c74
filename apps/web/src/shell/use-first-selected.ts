// Enter opens the first result, also of those that arrive after typing. The dialog selects it at each letter only, among
// what it shows then; a result that the reader chose with the arrows stays.
import type { SpotlightStore } from '@mantine/spotlight'
import { useEffect } from 'react'

function selectFirst(store: SpotlightStore): void {
  const { listId, selected } = store.getState()
  if (selected > 0) return
  const list = document.getElementById(listId)
  const first = list?.querySelector('[data-action]')
  list?.querySelector('[data-selected]')?.removeAttribute('data-selected')
  first?.setAttribute('data-selected', 'true')
  store.updateState(state => ({ ...state, selected: first ? 0 : -1 }))
}

/** `results` names what is found, and changes with it. */
export function useFirstSelected(store: SpotlightStore, text: string, results: string): void {
  useEffect(() => {
    if (text.trim() !== '') selectFirst(store)
  }, [store, text, results])
}
