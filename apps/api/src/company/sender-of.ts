// The company that a mail is from, as its readers see it (N4).
import { inWorkspace } from '#api/db/connect/in-workspace.ts'
import type { FindSender } from '#api/mail/deliver-mail.ts'
import type { Services } from '#api/services.ts'
import { findCompanyBrand, readLogo } from './company-brand.ts'

/** In pixels; mails show it half as large, for screens of double density. */
const mostLogo = { width: 400, height: 96 }

export const senderOf =
  ({ db, files }: Pick<Services, 'db' | 'files'>): FindSender =>
  async workspaceId => {
    const brand = await inWorkspace(db, workspaceId, findCompanyBrand)
    // A lost picture must not keep a mail back.
    const logo = await readLogo({ files }, brand, mostLogo).catch(() => null)
    return { ...brand, logo }
  }
