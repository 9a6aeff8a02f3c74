// Photos and scans of the demo people, in the file store like uploaded ones.
import type { documentKinds } from '@hr/contract/employee-document.ts'
import { yearOf } from '@hr/domain/calendar/local-date.ts'
import type { LocalDate } from '@hr/domain/calendar/local-date.ts'
import sharp from 'sharp'
import { auditCreate } from '#api/audit/write-audit.ts'
import { onRollback } from '#api/db/connect/on-rollback.ts'
import type { Scope } from '#api/db/connect/scope.ts'
import { newId } from '#api/db/new-id.ts'
import { updateEmployee } from '#api/employee/employee.store.ts'
import { insertDocument } from '#api/employee/record/document.store.ts'
import { storePicture } from '#api/http/stored-picture.ts'
import type { Services } from '#api/services.ts'
import { paper } from './demo/paper.ts'
import { portrait } from './demo/portrait.ts'
import { random } from './random.ts'

type Person = {
  readonly id: number
  readonly firstName: string
  readonly lastName: string
  readonly gender: 'male' | 'female' | null
  readonly roles: readonly string[]
  readonly accountId: string
}
type Files = { readonly trx: Scope; readonly services: Pick<Services, 'files'>; readonly today: LocalDate }

/** A separate seed: other faces do not change the rest. */
const chanceSeed = 195
const side = 512

/** Everybody gets a drawn portrait, a contract, and the papers whose numbers are in the record. */
export async function giveFiles(files: Files, people: readonly Person[]): Promise<void> {
  const { trx } = files
  const records = await trx
    .from('employee')
    .select([
      'id',
      'date_of_birth',
      'passport_number',
      'passport_expires_on',
      'visa_number',
      'visa_expires_on',
    ])
    .select(['work_permit_number', 'work_permit_expires_on'])
    .execute()
  const recordOf = new Map(records.map(record => [record.id, record]))
  const chance = random(chanceSeed)
  const photos = await Promise.all(
    people.map(({ gender, roles, id }) => {
      const age = yearOf(files.today) - yearOf(recordOf.get(id)?.date_of_birth ?? '1990-01-01')
      const leads = roles.includes('MANAGER')
      return drawn(portrait({ gender: gender ?? 'female', age, leads }, chance))
    }),
  )
  for (const [index, person] of people.entries()) {
    const photo = photos[index]
    if (photo)
      await updateEmployee(trx, person.id, { profile_image: await storePicture(trx, files.services, photo) })
    const record = recordOf.get(person.id)
    if (record) await giveScans(files, person, record)
  }
}

/** As an uploaded photo is stored. */
const drawn = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 72 * 4 })
    .resize(side, side)
    .webp({ quality: 82 })
    .toBuffer()

type Papers = {
  readonly passport_number: string | null
  readonly passport_expires_on: LocalDate | null
  readonly visa_number: string | null
  readonly visa_expires_on: LocalDate | null
  readonly work_permit_number: string | null
  readonly work_permit_expires_on: LocalDate | null
}
type Scan = {
  readonly kind: (typeof documentKinds)[number]
  readonly title: string
  readonly number: string | null
  readonly expiresOn: LocalDate | null
}

/** Everybody's contract, and the papers whose numbers are in the record. */
function scansOf(record: Papers): Scan[] {
  const papers: readonly Scan[] = [
    {
      kind: 'passport',
      title: 'Passport',
      number: record.passport_number,
      expiresOn: record.passport_expires_on,
    },
    { kind: 'visa', title: 'Visa', number: record.visa_number, expiresOn: record.visa_expires_on },
    {
      kind: 'workPermit',
      title: 'Work permit',
      number: record.work_permit_number,
      expiresOn: record.work_permit_expires_on,
    },
  ]
  const contract: Scan = { kind: 'contract', title: 'Employment contract', number: null, expiresOn: null }
  return [contract, ...papers.filter(({ number }) => number)]
}

async function giveScans({ trx, services }: Files, person: Person, record: Papers): Promise<void> {
  for (const { kind, title, number, expiresOn } of scansOf(record)) {
    const lines = [
      `${person.firstName} ${person.lastName}`,
      ...(number ? [`Number ${number}`] : []),
      ...(expiresOn === null ? [] : [`Expires on ${expiresOn.split('-').toReversed().join('/')}`]),
      'Invented for the demo company.',
    ]
    const { bytes, contentType } = paper(kind, title, lines)
    const key = await services.files.put(trx.workspaceId, bytes)
    onRollback(trx, () => services.files.remove(key))
    const id = newId()
    await insertDocument(trx, {
      workspace_id: trx.workspaceId,
      id,
      employee_id: person.id,
      kind,
      name: title,
      expires_on: expiresOn,
      file_key: key,
      content_type: contentType,
      byte_count: bytes.length,
      created_at: trx.now,
      created_by: person.accountId,
    })
    await auditCreate(trx, 'employee_document', id, { employeeId: person.id, kind, expiresOn })
  }
}
