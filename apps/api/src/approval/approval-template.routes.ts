// The approval lines of a company (R2).
import * as contract from '@hr/contract/approval-template.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { confirmApprovalTemplate, declineApprovalTemplate, withdrawApprovalTemplate } from './decide-line.ts'
import { previewApprovalTemplate } from './preview-approval-template.ts'
import { saveApprovalTemplate } from './save-template.ts'
import { getTemplate } from './get-template.ts'

export const approvalTemplateRoutes: readonly Route[] = [
  route(contract.listApprovalTemplates, async context => {
    const shown = []
    for (const kind of context.services.kinds) shown.push(await getTemplate(context, kind))
    return shown
  }),
  route(contract.saveApprovalTemplate, saveApprovalTemplate),
  route(contract.confirmApprovalTemplate, confirmApprovalTemplate),
  route(contract.declineApprovalTemplate, declineApprovalTemplate),
  route(contract.withdrawApprovalTemplate, withdrawApprovalTemplate),
  route(contract.previewApprovalTemplate, previewApprovalTemplate),
]
