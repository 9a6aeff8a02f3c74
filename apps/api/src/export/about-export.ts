// What the last sheet of an export says of it, with the company's logo (N4).
import type { Work } from '#api/approval/request-kind.ts'
import { findCompanyBrand, readLogo } from '#api/company/company-brand.ts'
import { momentText } from '#api/company/moment-text.ts'
import { getCompanyTime } from '#api/company/company.store.ts'
import type { AboutExport } from '#api/files/write-table.ts'
import { actorName } from '#api/people/names-of.ts'

/** In pixels: as stored. */
const most = { width: 640, height: 240 }

/** In view-as mode, the real caller exports. */
export async function aboutExport(
  {
    db,
    caller,
    services,
    now,
    language,
  }: Pick<Work<unknown>, 'db' | 'caller' | 'services' | 'now' | 'language'>,
  file: string,
): Promise<AboutExport> {
  const brand = await findCompanyBrand(db)
  // A missing picture must not stop a file.
  const logo = await readLogo(services, brand, most).catch(() => null)
  const name = await actorName(db, { ...caller, ...caller.viewer })
  return {
    language,
    origin: {
      company: brand,
      logo: logo && { content: logo.png, width: logo.width, height: logo.height },
      file,
      by: name[language],
      at: momentText(now, (await getCompanyTime(db)).time_zone),
    },
  }
}
