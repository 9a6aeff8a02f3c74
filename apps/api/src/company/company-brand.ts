// How a company shows itself outside its pages, in mails and exports: its names and its logo (N4).
import sharp from 'sharp'
import type { Scope } from '#api/db/connect/scope.ts'
import { pictureKey } from '#api/files/picture-address.ts'
import type { Services } from '#api/services.ts'

type CompanyBrand = {
  readonly name: string
  readonly nameLo: string
  /** As stored, for `readLogo`; null = none. */
  readonly logo: string | null
}
type Logo = { readonly png: Buffer; readonly width: number; readonly height: number }

/** Of the workspace of the scope. */
export const findCompanyBrand = (db: Scope): Promise<CompanyBrand> =>
  db.from('company_profile').select(['name', 'name_lo as nameLo', 'logo']).executeTakeFirstOrThrow()

/** As PNG, which every mail program and spreadsheet shows, within the sizes in pixels. Call it outside a transaction. */
export async function readLogo(
  { files }: Pick<Services, 'files'>,
  { logo }: Pick<CompanyBrand, 'logo'>,
  most: { readonly width: number; readonly height: number },
): Promise<Logo | null> {
  const key = logo === null ? undefined : pictureKey(logo)
  if (key === undefined) return null
  const { data, info } = await sharp(await files.get(key))
    .resize({ ...most, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { png: data, width: info.width, height: info.height }
}
