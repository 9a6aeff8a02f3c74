// A separate server process, as `npm start` runs it, for tests of crashes and of several processes.
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

export type ServerProcess = {
  readonly url: string
  readonly child: ChildProcess
  /** Its output so far. */
  output(): string
  /** Like a crash: nothing is finished or cleaned up. */
  kill(): Promise<void>
  stop(): Promise<void>
}

/** `NODE_OPTIONS` of the test runner are not passed on. */
export const processEnv = () => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
})

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
const repository = fileURLToPath(new URL('../../../..', import.meta.url))
const programs = { node: [process.execPath, main], npm: ['npm', 'start'] } as const

/** Resolves when it prints "Ready". */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  by: keyof typeof programs = 'node',
): Promise<ServerProcess> {
  const port = await freePort()
  const [program, argument] = programs[by]
  const child = spawn(program, [argument], {
    cwd: repository,
    env: { ...processEnv(), LOG_LEVEL: 'warn', ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Ready:')) resolve()
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', code => reject(new Error(`The server ended with ${code}:\n${output}`)))
  })
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No port')),
      )
    })
  })
}
