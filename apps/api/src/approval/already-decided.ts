// The refusal of a late decision: what was decided, by whom and when (R4).
import type { Step } from '@hr/domain/approval/step.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Language } from '@hr/contract/messages/text.ts'
import type { Person } from '@hr/contract/person.ts'
import { getCompanyProfile } from '#api/company/company.store.ts'
import { momentText } from '#api/company/moment-text.ts'
import { listPeople } from '#api/people/person.ts'
import { Refusal } from '#api/http/refusal.ts'
import { listEvents } from './event.store.ts'
import type { StoredEvent } from './event.store.ts'
import { standInText } from './stand-in-name.ts'
import { statusText } from './status-text.ts'
import type { RequestHead, RequestKind, Work } from './request-kind.ts'

/** `step` was decided while the request is pending; for an ended request it says what ended it. */
export async function alreadyDecided(
  { db, language }: Pick<Work<unknown>, 'db' | 'language'>,
  kind: RequestKind,
  head: RequestHead,
  step: Step | undefined,
): Promise<Refusal> {
  const events = await listEvents(db, kind, head.id)
  const event =
    head.status === 'PENDING'
      ? events.findLast(one => one.approveOrder === step?.approveOrder && one.action === step?.status)
      : events.findLast(one => one.action === head.status)
  const people = await listPeople(db, [event?.actorId ?? null, event?.actedFor ?? null])
  const { time_zone: timeZone } = await getCompanyProfile(db)
  return new Refusal('ALREADY_DECIDED', {
    status: statusText(language, event?.action === 'REJECTED' ? 'REJECTED' : statusOf(event, head)),
    name: nameOf(event, people, language),
    at: event ? momentText(event.at, timeZone) : '',
  })
}

const statusOf = (event: StoredEvent | undefined, { status }: RequestHead) =>
  event?.action === 'APPROVED' ? 'APPROVED' : status

function nameOf(
  event: StoredEvent | undefined,
  people: ReadonlyMap<number, Person>,
  language: Language,
): string {
  const actor = people.get(event?.actorId ?? 0)
  const approver = people.get(event?.actedFor ?? 0)
  if (actor && approver) return standInText(language, fullName(actor, language), fullName(approver, language))
  if (actor) return fullName(actor, language)
  return `${event?.accountFirstName ?? ''} ${event?.accountLastName ?? ''}`.trim()
}
