// The boards that this process keeps, one per company (docs/decisions/0096-kept-board.md).
import { todayIn } from '#api/company/today.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { buildBoard, refreshedBoard } from './kept-board.ts'
import type { KeptBoard } from './kept-board.ts'

/** Of all companies together; about 1 KB each. */
const mostPeople = 50_000

type KeptBoards = {
  /** As the transaction sees it. */
  current(db: Scope): Promise<KeptBoard>
  clear(): void
}

type Kept = { readonly key: string; readonly board: KeptBoard }

declare module '#api/services.ts' {
  interface Services {
    readonly boards: KeptBoards
  }
}

export function keptBoards(): KeptBoards {
  const boards = new Map<string, Kept>()
  const building = new Map<string, Promise<unknown>>()

  /** The newest last. The oldest are dropped; one alone may be larger. */
  const keep = (workspaceId: string, kept: Kept) => {
    boards.delete(workspaceId)
    boards.set(workspaceId, kept)
    let people = [...boards.values()].reduce((sum, { board }) => sum + board.people.size, 0)
    for (const [id, { board }] of boards) {
      if (people <= mostPeople || boards.size === 1) return
      boards.delete(id)
      people -= board.people.size
    }
  }

  return {
    clear: () => boards.clear(),
    async current(db) {
      const { workspaceId } = db
      const today = await todayIn(db)
      const { time_zone: timeZone, attendance_since: since } = await getCompanyTime(db)
      const key = [today, timeZone, since].join(' ')
      for (;;) {
        const kept = boards.get(workspaceId)
        if (kept?.key === key) {
          const board = await refreshedBoard(db, kept.board)
          // Another call may have been faster: its board is as good, and the next call reads what it lacks.
          if (boards.get(workspaceId) === kept) keep(workspaceId, { key, board })
          return board
        }
        const other = building.get(workspaceId)
        if (other) await other.catch(() => {})
        else {
          const built = buildBoard(db, today)
          building.set(workspaceId, built)
          try {
            const board = await built
            keep(workspaceId, { key, board })
            return board
          } finally {
            building.delete(workspaceId)
          }
        }
      }
    },
  }
}
