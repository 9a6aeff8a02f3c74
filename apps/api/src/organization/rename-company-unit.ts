// The company's own unit has the names of the company, unless it was given others (P9, N4).
import { auditUpdate } from '#api/audit/write-audit.ts'
import type { CompanyRenamed, FactWork } from '#api/facts.ts'
import { publishLive } from '#api/live/publish-live.ts'
import { companyUnit } from './create-units.ts'
import { lockStructure, updateOrgNode } from './org-node.store.ts'
import { listUnits } from './structure.queries.ts'

export async function renameCompanyUnit({ db }: FactWork, { before, after }: CompanyRenamed): Promise<void> {
  await lockStructure(db)
  const unit = companyUnit(await listUnits(db))
  if (unit?.name !== before.name || unit.nameLo !== before.nameLo) return
  const columns = { name: after.name, name_lo: after.nameLo }
  await updateOrgNode(db, unit.id, columns)
  await auditUpdate(db, 'org_node', unit.id, {
    before: { name: before.name, name_lo: before.nameLo },
    after: columns,
  })
  await publishLive(db, { topic: 'organization', employeeIds: [] })
}
