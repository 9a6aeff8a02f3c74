// A dialog or drawer about the answer of a call: its frame opens at the click, with a placeholder, or why the call failed.
import type { ReactNode } from 'react'
import { Drawer } from './Drawer.tsx'
import { Loaded } from './Loaded.tsx'
import { Modal } from './Modal.tsx'

type Props<Data> = {
  query: { data: Data | undefined; error: Error | null; refetch: () => unknown }
  /** Until the answer is there. */
  title: string
  as?: 'dialog' | 'drawer'
  onClose: () => void
  /** The dialog or drawer itself. */
  children: (data: Data) => ReactNode
}

export function LoadedDialog<Data>({ query, title, as = 'dialog', onClose, children }: Props<Data>) {
  if (query.data !== undefined) return children(query.data)
  const frame = { onClose, title }
  return as === 'drawer' ? (
    <Drawer {...frame} size={520}>
      <Loaded query={query} height={320}>
        {children}
      </Loaded>
    </Drawer>
  ) : (
    <Modal {...frame} centered>
      <Loaded query={query} height={96}>
        {children}
      </Loaded>
    </Modal>
  )
}
