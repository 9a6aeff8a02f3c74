// What the commands of package.json have in common: a line per step, a clear message and exit code 1 on failure.
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

/** The file named on the command line; npm runs commands in the repository's folder, so relative to where it was called. */
export function fileArgument(usage: string): string {
  const [file, ...rest] = process.argv.slice(2)
  if (!file || rest.length > 0) throw new StartError(`Usage: ${usage}`)
  return resolve(process.env.INIT_CWD ?? '.', file)
}
