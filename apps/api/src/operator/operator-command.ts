// npm run operator NAME
import { readConfig } from '#api/config.ts'
import { openDatabase } from '#api/db/connect/database.ts'
import { inTransaction } from '#api/db/connect/in-workspace.ts'
import { reachInstallation } from '#api/embedded-postgres/reach-database.ts'
import { runCommand } from '#api/run-command.ts'
import { StartError } from '#api/start-error.ts'
import { consoleAdministrator } from './console-administrator.ts'

await runCommand(async say => {
  const [name, ...rest] = process.argv.slice(2)
  if (!name || rest.length > 0) throw new StartError('Usage: npm run operator NAME')
  const config = readConfig(process.env)
  const { connection, stop } = await reachInstallation(config, say)
  const db = openDatabase(connection, { max: 1 })
  try {
    const made = await inTransaction(db, trx =>
      consoleAdministrator(trx.as({ actor: { job: 'operator command' }, now: new Date() }), name),
    )
    say(
      `Console administrator (shown once): ${made.username} / ${made.temporaryPassword}, at ${config.publicUrl}/login`,
    )
  } finally {
    await db.destroy()
    await stop()
  }
})
