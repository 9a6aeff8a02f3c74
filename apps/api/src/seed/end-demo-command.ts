// npm run end-demo yes
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from '#api/config.ts'
import { migrateDatabase } from '#api/db/connect/migrate.ts'
import { reachInstallation } from '#api/embedded-postgres/reach-database.ts'
import { demoToEnd, endDemo } from './end-demo.ts'
import { runCommand } from '#api/run-command.ts'
import { StartError } from '#api/start-error.ts'
import { removeArchives } from '#api/workspace-export/archive-files.ts'

await runCommand(async say => {
  const [answer, ...rest] = process.argv.slice(2)
  const config = readConfig(process.env)
  const { connection, stop } = await reachInstallation(config, say)
  try {
    await migrateDatabase(connection)
    const { names, people } = await demoToEnd(connection)
    if (answer !== 'yes' || rest.length > 0)
      throw new StartError(
        `This removes ${names} for good: ${people} people with all their data, their sign-ins and those of the demo owner and operator. Companies that registered themselves stay. To do it: npm run end-demo yes`,
      )
    const { workspaceIds, firstAdministrator } = await endDemo(connection, { now: () => new Date() })
    for (const id of workspaceIds) {
      const files = join(config.dataDir, 'files', id)
      if (existsSync(files)) await rm(files, { recursive: true })
      await removeArchives(config, id)
    }
    const { username, temporaryPassword } = firstAdministrator
    say(`The demo is gone. Start the server: it is a real installation now.`)
    say(
      `First administrator (shown once): ${username} / ${temporaryPassword}, at ${config.publicUrl}/employee`,
    )
  } finally {
    await stop()
  }
})
