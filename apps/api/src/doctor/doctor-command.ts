// npm run doctor
import { readConfig } from '#api/config.ts'
import { openDatabase } from '#api/db/connect/database.ts'
import { reachInstallation } from '#api/embedded-postgres/reach-database.ts'
import { runCommand } from '#api/run-command.ts'
import { examine } from './doctor.ts'

const marks = { ok: 'ok   ', warning: 'note ', error: 'WRONG' }

await runCommand(async say => {
  const config = readConfig(process.env)
  const { connection, stop } = await reachInstallation(config, say)
  const db = openDatabase(connection, { max: 2 })
  try {
    const findings = await examine(db, config.dataDir)
    for (const { level, check, detail } of findings) say(`${marks[level]}  ${check}: ${detail}`)
    const wrong = findings.filter(finding => finding.level === 'error').length
    say(wrong === 0 ? 'All is well.' : `${wrong} of ${findings.length} checks failed.`)
    if (wrong > 0) process.exitCode = 1
  } finally {
    await db.destroy()
    await stop()
  }
})
