// Shared frame of the commands in package.json: a line per step; on failure a clear message and exit code 1.
import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

export async function runCommand(work: (say: (line: string) => void) => Promise<void>): Promise<void> {
  try {
    await work(line => process.stdout.write(`${line}\n`))
  } catch (error) {
    const isForPeople = error instanceof StartError
    process.stderr.write(
      `${isForPeople ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    process.exitCode = 1
  }
}

/** The file argument. npm runs commands in the repository's folder, so it is relative to where npm was called. */
export function fileArgument(usage: string): string {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new StartError(`Usage: ${usage}`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}
