// npm run backup FILE
import { readConfig } from '#api/config.ts'
import { reachInstallation } from '#api/embedded-postgres/reach-database.ts'
import { fileArgument, runCommand } from '#api/run-command.ts'
import { backUp } from './backup.ts'

await runCommand(async say => {
  const file = fileArgument('npm run backup FILE.tar.gz')
  const config = readConfig(process.env)
  const { connection, stop } = await reachInstallation(config, say)
  try {
    const { tables, files } = await backUp({ connection, dataDir: config.dataDir, file })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Wrote ${file}: ${rows} rows of ${tables.length} tables, ${files.length} files.`)
    say('It contains everything, with hashed passwords: keep it where only you can read it.')
  } finally {
    await stop()
  }
})
