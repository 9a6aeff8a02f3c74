// The approval lines of a company (R2).
import * as contract from '@hr/contract/approval-template.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { templateConfirmed, templateDeclined, templateWithdrawn } from './decide-line.ts'
import { templatePreviewed } from './preview-template.ts'
import { templateSaved } from './save-template.ts'
import { getTemplate } from './get-template.ts'

export const approvalTemplateRoutes: readonly Route[] = [
  route(contract.listApprovalTemplates, async context => {
    const shown = []
    for (const kind of context.services.kinds) shown.push(await getTemplate(context, kind))
    return shown
  }),
  route(contract.saveApprovalTemplate, templateSaved),
  route(contract.confirmApprovalTemplate, templateConfirmed),
  route(contract.declineApprovalTemplate, templateDeclined),
  route(contract.withdrawApprovalTemplate, templateWithdrawn),
  route(contract.previewApprovalTemplate, templatePreviewed),
]
