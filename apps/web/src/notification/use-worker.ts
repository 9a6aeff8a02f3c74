// The background worker at /sw.js (spec 7), and what it says to an open page.
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import * as z from 'zod/mini'

const said = z.discriminatedUnion('kind', [
  /** A message arrived while the person looks at this page. */
  z.object({ kind: z.literal('push'), id: z.string() }),
  /** A message was pressed. */
  z.object({ kind: z.literal('open'), link: z.string() }),
])

/** Registers the worker while an area is mounted. Browsers have none without https. */
export function useWorker(): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined
    const worker = navigator.serviceWorker
    worker.register('/sw.js').catch(console.warn)
    const take = ({ data }: MessageEvent<unknown>) => {
      const message = z.safeParse(said, data).data
      if (message?.kind === 'open') void navigate({ href: message.link })
      if (message?.kind === 'push') void show(message.id).catch(console.warn)
    }
    worker.addEventListener('message', take)
    return () => worker.removeEventListener('message', take)
  }, [navigate])
}

async function show(id: string): Promise<void> {
  const { showNotifications } = await import('./show-notifications.ts')
  await showNotifications([id])
}
