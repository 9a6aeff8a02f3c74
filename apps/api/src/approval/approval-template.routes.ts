// The approval lines a company sets (R2).
import * as contract from '@hr/contract/approval-template.ts'
import { can } from '@hr/domain/access/can.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { allKinds } from './all-kinds.ts'
import { templatePreviewed } from './preview-template.ts'
import { templateSaved } from './save-template.ts'
import { shownTemplate } from './shown-template.ts'

export const approvalTemplateRoutes: readonly Route[] = [
  route(contract.listApprovalTemplates, async ({ db, caller: { workspaceId, access } }) => {
    const shown = []
    for (const { kind, groups } of allKinds) {
      const mayEdit = can(access, 'ROLE_AND_PERMISSION', 'edit') && can(access, groups.all, 'approve')
      shown.push({ ...(await shownTemplate(db, { workspaceId, kind })), mayEdit })
    }
    return shown
  }),
  route(contract.saveApprovalTemplate, templateSaved),
  route(contract.previewApprovalTemplate, templatePreviewed),
]
