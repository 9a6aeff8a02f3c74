// npm run restore FILE
import { readConfig } from '#api/config.ts'
import { reachDatabase } from '#api/embedded-postgres/reach-database.ts'
import { fileArgument, runCommand } from '#api/run-command.ts'
import { restore } from './restore.ts'

await runCommand(async say => {
  const file = fileArgument('npm run restore FILE.tar.gz')
  const config = readConfig(process.env)
  const { connection, stop } = await reachDatabase(config, say)
  try {
    const { tables, files, createdAt } = await restore({ connection, dataDir: config.dataDir, file }, say)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(
      `Restored the backup of ${createdAt}: ${rows} rows of ${tables.length} tables, ${files.length} files, all compared.`,
    )
  } finally {
    await stop()
  }
})
