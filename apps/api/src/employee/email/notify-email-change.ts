// Notifications about a change of e-mail (N1).
import { paths } from '@hr/contract/paths.ts'
import type { Href } from '@hr/contract/paths.ts'
import { localDateOf } from '@hr/domain/calendar/local-date.ts'
import { fullName } from '@hr/domain/employee/full-name.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { actorName } from '#api/people/names-of.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { Context } from '#api/http/context.ts'
import { orNotFound } from '#api/http/refusal.ts'
import { notify } from '#api/notification/notify.ts'
import { inBothLanguages } from '#api/notification/parameter-text.ts'
import type { Bilingual } from '#api/notification/parameter-text.ts'
import { listPeople } from '#api/people/person.ts'
import { listRecordEditors } from '../record/list-record-editors.ts'
import type { WaitingChange } from './email-change.store.ts'
import type { EmailWork } from './send-email-links.ts'

type Work = Pick<Context<unknown, unknown>, 'db' | 'now' | 'services'>

const addressText = (email: string | null): string | Bilingual => email ?? { en: 'no e-mail', lo: 'ບໍ່ມີອີເມວ' }

export async function notifyWaiting(work: EmailWork, change: WaitingChange): Promise<void> {
  const { db, caller } = work
  const { time_zone: timeZone } = await getCompanyTime(db)
  await notify(work, {
    employeeIds: [change.employeeId],
    code: 'EMAIL_CHANGE_WAITING',
    parameters: {
      actor: await actorName(db, caller),
      address: addressText(change.newEmail),
      until: localDateOf(change.endsAt, timeZone),
    },
    link: paths.profile,
  })
}

export async function notifyChangedAtOnce(
  work: EmailWork,
  employeeId: number,
  email: string | null,
): Promise<void> {
  await notify(work, {
    employeeIds: [employeeId],
    code: 'EMAIL_CHANGED_AT_ONCE',
    parameters: { actor: await actorName(work.db, work.caller), address: addressText(email) },
    link: paths.profile,
  })
}

export async function notifyChanged(work: Work, change: WaitingChange): Promise<void> {
  await notify(work, {
    employeeIds: [change.employeeId],
    code: 'EMAIL_CHANGED',
    parameters: { address: addressText(change.newEmail) },
    link: paths.profile,
  })
}

/** HR withdrew it: the links in the mails are invalid. */
export async function notifyWithdrawn(work: EmailWork, change: WaitingChange): Promise<void> {
  const { db, caller } = work
  await notify(work, {
    employeeIds: [change.employeeId],
    code: 'EMAIL_CHANGE_WITHDRAWN',
    parameters: { actor: await actorName(db, caller), address: addressText(change.newEmail) },
    link: paths.profile,
  })
}

/** To all other record editors: the person who entered the change may be the reason for stopping it. */
export async function notifyStopped(work: Work, change: WaitingChange): Promise<void> {
  const { db, services } = work
  const editors = await listRecordEditors(db, services.config.fullAccessEmployeeId)
  await notify(work, {
    employeeIds: editors.filter(id => id !== change.employeeId),
    code: 'EMAIL_CHANGE_STOPPED',
    ...(await aboutPerson(db, change)),
  })
}

/** To the person who entered it. */
export async function notifyEnded(work: Work, change: WaitingChange): Promise<void> {
  await notify(work, {
    employeeIds: change.askedById === null ? [] : [change.askedById],
    code: 'EMAIL_CHANGE_ENDED',
    ...(await aboutPerson(work.db, change)),
  })
}

async function aboutPerson(
  db: Scope,
  { employeeId, newEmail }: WaitingChange,
): Promise<{ parameters: { name: Bilingual; address: string | Bilingual }; link: Href }> {
  const person = orNotFound((await listPeople(db, [employeeId])).get(employeeId))
  return {
    parameters: {
      name: inBothLanguages(language => fullName(person, language)),
      address: addressText(newEmail),
    },
    link: paths.employeeView(employeeId),
  }
}
