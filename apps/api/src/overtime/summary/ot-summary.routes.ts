import * as contract from '@hr/contract/ot-summary.ts'
import { route } from '#api/http/context.ts'
import type { Route } from '#api/http/context.ts'
import { otSummaryCharts } from './ot-summary-charts.ts'
import { listNearOtLimit } from './list-near-ot-limit.ts'
import { otSummary, otSummaryTotals } from './show-summary.ts'

export const otSummaryRoutes: readonly Route[] = [
  route(contract.otSummary, otSummary),
  route(contract.otSummaryTotals, otSummaryTotals),
  route(contract.otSummaryCharts, otSummaryCharts),
  route(contract.listNearOtLimit, listNearOtLimit),
]
