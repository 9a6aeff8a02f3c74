// A process that runs the nightly jobs on command at a given instant, so that two of them collide.
import { keptBoards } from '#api/attendance/board/kept-boards.ts'
import { once } from 'node:events'
import { pino } from 'pino'
import { readConfig } from '#api/config.ts'
import { openDatabase } from '#api/db/connect/database.ts'
import { localFileStore } from '#api/files/file-store.ts'
import { reactions } from '#api/reactions.ts'
import { requestKinds } from '#api/request-kinds.ts'
import { jobHandlers } from '#api/schedule/start-jobs.ts'

const { DATA_DIR = '', CONNECTION = '', NOW = '' } = process.env
const connection = JSON.parse(CONNECTION)
const db = openDatabase(connection, { max: 5, waitMillis: 300_000 })
const handlers = jobHandlers(
  {
    config: readConfig({ DATA_DIR }),
    db,
    files: localFileStore(DATA_DIR),
    jobs: {
      add: async () => {},
      addAll: async () => {},
      work: async () => {},
      schedule: async () => {},
      stop: async () => {},
    },
    log: pino({ level: 'silent' }),
    now: () => new Date(NOW),
    kinds: requestKinds,
    boards: keptBoards(),
    reactions,
  },
  connection,
)
process.stdout.write('Ready')
await once(process.stdin, 'data')
await handlers['leave.grant-year']({})
await handlers['leave.settle-ended']({})
await handlers['approval.remind']({})
await handlers['notification.digest']({})
await db.destroy()
process.stdin.destroy()
