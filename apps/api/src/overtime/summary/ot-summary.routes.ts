import * as contract from '@hr/contract/ot-summary.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { summaryDrawn } from './draw-summary.ts'
import { nearLimitListed } from './list-near-limit.ts'
import { summaryListed, summarySummed } from './show-summary.ts'

export const otSummaryRoutes: readonly Route[] = [
  route(contract.otSummary, summaryListed),
  route(contract.otSummaryTotals, summarySummed),
  route(contract.otSummaryCharts, summaryDrawn),
  route(contract.listNearOtLimit, nearLimitListed),
]
