// Guards one's own pay and working time: every verb that changes an employee calls it (P11).
import { paths } from '@hr/contract/paths.ts'
import { can } from '@hr/domain/access/can.ts'
import { ownAreas, ownRecordRefusal, personAreas } from '@hr/domain/access/own-record.ts'
import type { OwnArea, PersonArea } from '@hr/domain/access/own-record.ts'
import { actorName } from '#api/people/names-of.ts'
import { findJob } from '#api/people/jobs-on.queries.ts'
import { todayIn } from '#api/company/today.ts'
import type { AppCaller } from '#api/http/caller.ts'
import type { Context } from '#api/http/context.ts'
import { Refusal } from '#api/http/refusal.ts'
import { notify } from '#api/notification/notify.ts'
import { listAdministratorIds } from './administrators.queries.ts'
import { hasSecondAdministrator, hasSecondPerson } from './permission-holders.queries.ts'

/** For the notification to the others. */
const areaNames = {
  RECORD: { en: 'Record', lo: 'ຂໍ້ມູນພະນັກງານ' },
  JOB: { en: 'Job and pay', lo: 'ວຽກ ແລະ ເງິນເດືອນ' },
  SHIFT: { en: 'Work shift', lo: 'ກະເຮັດວຽກ' },
  PUNCH: { en: 'Punches', lo: 'ເວລາເຂົ້າ-ອອກ' },
  PUNCH_VOID: { en: 'Punches', lo: 'ເວລາເຂົ້າ-ອອກ' },
  OVERRULE: { en: 'Attendance', lo: 'ການເຂົ້າ-ອອກວຽກ' },
  OVERRULE_UNDO: { en: 'Attendance', lo: 'ການເຂົ້າ-ອອກວຽກ' },
  BALANCE: { en: 'Leave balance', lo: 'ຍອດວັນພັກ' },
  OT_RECORD: { en: 'Overtime', lo: 'ລ່ວງເວລາ' },
  SHIFT_TIMES: { en: 'Work shift', lo: 'ກະເຮັດວຽກ' },
  RATE_ADD: { en: 'Attendance rate', lo: 'ອັດຕາຄ່າປັບໃໝ' },
  RATE_EDIT: { en: 'Attendance rate', lo: 'ອັດຕາຄ່າປັບໃໝ' },
  RATE_DELETE: { en: 'Attendance rate', lo: 'ອັດຕາຄ່າປັບໃໝ' },
  OT_SETTING_ADD: { en: 'OT setting', lo: 'ຕັ້ງຄ່າລ່ວງເວລາ' },
  OT_SETTING_EDIT: { en: 'OT setting', lo: 'ຕັ້ງຄ່າລ່ວງເວລາ' },
  OT_SETTING_DELETE: { en: 'OT setting', lo: 'ຕັ້ງຄ່າລ່ວງເວລາ' },
  JOB_GRADE: { en: 'Job grade', lo: 'ລະດັບຂັ້ນ' },
  POSITION: { en: 'Position', lo: 'ຕຳແໜ່ງ' },
  COMPANY_RULE: { en: 'Company profile', lo: 'ໂປຣໄຟລ໌ບໍລິສັດ' },
} as const satisfies Readonly<Record<OwnArea, { en: string; lo: string }>>

export type OwnWork = Pick<Context<unknown, AppCaller>, 'db' | 'caller' | 'now' | 'services'>
type Guarded = {
  readonly employeeId: number
  readonly area: OwnArea
  readonly reason: string | undefined
  /** The request field with the reason. */
  readonly field: 'reason' | 'ownRecordReason'
}

/** Whether nobody but the caller could make this change. */
const isOnlyPerson = async (
  { db, caller, services }: Pick<OwnWork, 'db' | 'caller' | 'services'>,
  area: OwnArea,
): Promise<boolean> => !(await hasSecondPerson(db, services.config, caller, [ownAreas[area]]))

/** Areas the caller may change for others but not for themselves, because somebody else could. */
export async function listBlockedAreas(
  work: Pick<OwnWork, 'db' | 'caller' | 'services'>,
): Promise<PersonArea[]> {
  const { db, caller, services } = work
  const held = personAreas.filter(area => can(caller.access, ownAreas[area].group, ownAreas[area].action))
  if (caller.employeeId === null || held.length === 0) return []
  // Enough for most companies: with a second administrator every area is blocked.
  if (await hasSecondAdministrator(db, services.config, caller)) return held
  const blocked: PersonArea[] = []
  for (const area of held) if (!(await isOnlyPerson(work, area))) blocked.push(area)
  return blocked
}

/** For previews: throws OWN_RECORD as the change would, without asking for the reason. */
export async function refuseOwnRecord(work: OwnWork, employeeId: number, area: OwnArea): Promise<void> {
  if (employeeId === work.caller.employeeId && !(await isOnlyPerson(work, area)))
    throw new Refusal('OWN_RECORD')
}

/** Why the caller's own row of an import or bulk change is skipped. */
export const ownRowCode = async (work: OwnWork, area: OwnArea): Promise<'OWN_RECORD' | 'OWN_ROW_BY_HAND'> =>
  (await isOnlyPerson(work, area)) ? 'OWN_ROW_BY_HAND' : 'OWN_RECORD'

/**
 * Marks the further audit entries if the record is one's own. Throws OWN_RECORD while somebody else could do it,
 * OWN_RECORD_REASON if nobody could and the reason is missing.
 */
export async function guardOwnRecord(
  work: OwnWork,
  { employeeId, area, reason = '', field }: Guarded,
): Promise<void> {
  if (employeeId !== work.caller.employeeId) return
  const isAlone = await isOnlyPerson(work, area)
  const refusal = ownRecordRefusal({ isOwn: true, hasSecondPerson: !isAlone, reason })
  if (refusal === 'OWN_RECORD_REASON')
    throw new Refusal(refusal, {}, [{ path: field, code: refusal, parameters: {} }])
  if (refusal) throw new Refusal(refusal)
  await notifyOthers(work, employeeId, area, reason)
  work.db.markOwnRecord(reason)
}

async function notifyOthers(work: OwnWork, employeeId: number, area: OwnArea, reason: string): Promise<void> {
  const { db, caller, services } = work
  const job = await findJob(db, employeeId, await todayIn(db))
  const administrators = await listAdministratorIds(db, services.config.fullAccessEmployeeId)
  const employeeIds = [...administrators, ...[job?.lineManagerId ?? []].flat()].filter(
    id => id !== employeeId,
  )
  await notify(work, {
    employeeIds,
    code: 'OWN_RECORD_CHANGED',
    parameters: { actor: await actorName(db, caller), what: areaNames[area], comment: reason },
    link: paths.employeeView(employeeId),
  })
}
