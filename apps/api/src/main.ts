// The server process: reads the configuration, starts the server, prints what it does, and stops on a signal.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'
import type { RunningServer } from './start-server.ts'

const started = performance.now()
const say = (line: string) => process.stdout.write(`${line}\n`)
const onStep = (step: string) =>
  say(`[${((performance.now() - started) / 1000).toFixed(1).padStart(5)} s] ${step}`)

function fail(error: unknown): never {
  if (error instanceof StartError) process.stderr.write(`\n${error.message}\n`)
  else console.error(error)
  process.exit(1)
}

function printStart({ url, seed }: RunningServer): void {
  onStep(`Ready: ${url}`)
  if (seed.signIns.length > 0) {
    say('\nDemo sign-ins:')
    for (const { username, role, area } of seed.signIns) {
      say(`  ${username.padEnd(10)} ${(seed.password ?? '').padEnd(10)} ${role}, at ${url}${area}`)
    }
  }
  if (seed.firstAdministrator) {
    const { username, temporaryPassword } = seed.firstAdministrator
    say(`\nFirst administrator (shown once): ${username} / ${temporaryPassword}, at ${url}/employee`)
  }
}

async function start(): Promise<RunningServer> {
  const config = readConfig(process.env)
  // Loading the server takes seconds, so configuration errors are reported first.
  const { startServer } = await import('./start-server.ts')
  const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url))
  return startServer({
    config,
    webFolder: existsSync(webFolder) ? webFolder : null,
    onStep,
    onLost: reason => fail(new StartError(reason)),
  })
}

const server = await start().catch(fail)
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (isStopping) return
    isStopping = true
    onStep('Stopping: running requests are finished first')
    server.stop().then(() => process.exit(0), fail)
  })
}
printStart(server)
