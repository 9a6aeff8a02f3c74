// npm run backup FILE
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '#api/config.ts'
import { reachDatabase } from '#api/db/connect/reach-database.ts'
import { fileArgument, runCommand } from '#api/run-command.ts'
import { StartError } from '#api/start-error.ts'
import { backUp } from './backup.ts'

await runCommand(async say => {
  const file = fileArgument('npm run backup FILE.tar.gz')
  const config = readConfig(process.env)
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new StartError(
      `There is no installation in ${config.dataDir}. Set DATA_DIR or DATABASE_URL as the server has it.`,
    )
  }
  const { connection, stop } = await reachDatabase(config, { onStep: say })
  try {
    const { tables, files } = await backUp({ connection, dataDir: config.dataDir, file })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    say(`Wrote ${file}: ${rows} rows of ${tables.length} tables, ${files.length} files.`)
    say('It holds everything, passwords hashed: keep it where only you can read it.')
    if (config.s3Url) say('Files kept in S3 are not in it; back them up where they are.')
  } finally {
    await stop()
  }
})
