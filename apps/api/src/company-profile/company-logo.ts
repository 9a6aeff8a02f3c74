// The logo of the company: re-encoded like a profile photo, but never cropped (N4, security: files).
import type * as contract from '@hr/contract/company-profile.ts'
import { auditUpdate } from '#api/audit/write-audit.ts'
import { lockCompanyProfile, saveLogo } from '#api/company/company.store.ts'
import type { Handler, PreparationFor, PreparedHandler } from '#api/http/context.ts'
import { uploadedPicture } from '#api/http/drawn-picture.ts'
import { Refusal } from '#api/http/refusal.ts'
import { removePictureLater, storePicture } from '#api/http/stored-picture.ts'
import { publishLive } from '#api/live/publish-live.ts'

/** Room for a wide logo, sharp at twice the size it is shown in. */
const most = { width: 640, height: 240 }

/** INVALID_INPUT without a picture, PICTURE_TYPE. */
export async function logoSent(sent: PreparationFor<typeof contract.setCompanyLogo>): Promise<Buffer> {
  const [file] = sent.files
  if (!file) throw new Refusal('INVALID_INPUT', {}, [{ path: 'logo', code: 'required', parameters: {} }])
  return uploadedPicture(sent, file.bytes, picture =>
    picture.resize({ ...most, fit: 'inside', withoutEnlargement: true }).webp({ quality: 90 }),
  )
}

export const setCompanyLogo: PreparedHandler<typeof contract.setCompanyLogo, Buffer> = async (
  work,
  picture,
) => {
  const logo = await storePicture(work.db, work.services, picture)
  await replaceLogo(work, logo)
  return { logo }
}

export const removeCompanyLogo: Handler<typeof contract.removeCompanyLogo> = async work => {
  await replaceLogo(work, null)
  return {}
}

type Work = Pick<Parameters<Handler<typeof contract.removeCompanyLogo>>[0], 'db' | 'services'>

async function replaceLogo({ db, services }: Work, logo: string | null): Promise<void> {
  const before = (await lockCompanyProfile(db)).logo
  if (before === logo) return
  await saveLogo(db, logo)
  await removePictureLater(db, services, before)
  await auditUpdate(db, 'company_profile', db.workspaceId, {
    before: { logo: before !== null },
    after: { logo: logo !== null },
  })
  await publishLive(db, { topic: 'companyProfile', employeeIds: [] })
}
