// Servers of its own, for a journey that changes what all journeys of the run share.
import type { Browser } from '@playwright/test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../apps/api/test/processes/server-process.ts'
import type { ServerProcess } from '../apps/api/test/processes/server-process.ts'

/** With the demo company, unless `env` says otherwise. */
export type StartServer = (env?: Readonly<Record<string, string>>) => Promise<ServerProcess>

/** Stops the servers that were started during `use`, and removes their data. */
export async function withOwnServers(
  browser: Browser,
  use: (start: StartServer) => Promise<void>,
): Promise<void> {
  const started: { readonly server: ServerProcess; readonly folder: string }[] = []
  await use(async (env = {}) => {
    const folder = mkdtempSync(join(tmpdir(), 'sabai-e2e-own-'))
    const server = await startServerProcess({ ...env, DATA_DIR: folder })
    started.push({ server, folder })
    return server
  })
  for (const { server, folder } of started) {
    await closePagesOf(browser, server)
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An open page would log the lost connection. */
async function closePagesOf(browser: Browser, { url }: ServerProcess): Promise<void> {
  for (const context of browser.contexts())
    if (context.pages().some(page => page.url().startsWith(url))) await context.close()
}
