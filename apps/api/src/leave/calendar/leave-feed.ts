// A person's private calendar link: created, viewed and revoked by its owner.
import type * as contract from '@hr/contract/leave-calendar.ts'
import { auditCreate, writeAudit } from '#api/audit/write-audit.ts'
import type { Handler } from '#api/http/context.ts'
import { ownEmployeeId } from '#api/http/own-employee-id.ts'
import { Refusal } from '#api/http/refusal.ts'
import { tokenHash } from '#api/session/secret.ts'
import { newFeedFile } from './feed-link.ts'
import { deleteFeed, findFeed, putFeed } from './leave-feed.store.ts'

export const getLeaveFeed: Handler<typeof contract.getLeaveFeed> = async ({ db, caller }) => {
  const { employeeId } = caller
  const feed = employeeId === null ? undefined : await findFeed(db, employeeId)
  return {
    feed: feed
      ? { createdAt: feed.createdAt.toISOString(), fetchedAt: feed.fetchedAt?.toISOString() ?? null }
      : null,
  }
}

export const makeLeaveFeed: Handler<typeof contract.makeLeaveFeed> = async ({
  db,
  caller,
  now,
  language,
}) => {
  const employeeId = ownEmployeeId(caller)
  const file = newFeedFile(caller.workspaceId)
  await putFeed(db, { employeeId, tokenHash: tokenHash(file), language, now })
  await auditCreate(db, 'leave_feed', employeeId, { language })
  return { path: `/leave-feed/${file}` }
}

/** Throws NOT_FOUND if there is none. */
export const revokeLeaveFeed: Handler<typeof contract.revokeLeaveFeed> = async ({ db, caller }) => {
  const employeeId = ownEmployeeId(caller)
  if (!(await deleteFeed(db, employeeId))) throw new Refusal('NOT_FOUND')
  await writeAudit(db, { operation: 'DELETE', entity: 'leave_feed', entityId: employeeId })
  return {}
}
