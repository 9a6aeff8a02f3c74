// Overtime as a kind of request (O2).
import type { OtPreview, OtRequestDetail, OtRequestRow } from '@hr/contract/ot-request.ts'
import { otCalls, otGroups } from '@hr/contract/ot-request.ts'
import { paths } from '@hr/contract/paths.ts'
import { place } from '#web/ui/place.ts'
import { kindWords } from '#web/shared/request/kind-words.ts'
import type { RequestKind } from '#web/shared/request/request-kind.ts'

export const otKind: RequestKind<OtRequestRow, OtRequestDetail, OtPreview> = {
  code: 'OT',
  calls: otCalls,
  groups: otGroups,
  pages: {
    mine: { to: paths.myOt },
    waiting: { to: paths.teamOtRequests },
    team: place(paths.teamOtRequests, { list: 'team' }),
    all: { to: paths.otRequests },
  },
  menuNames: { mine: 'menu.myOt', waiting: 'menu.teamOtRequests', all: 'menu.otRequests' },
  ownPage: paths.myOtRequest,
  approverPage: paths.otRequest,
  words: kindWords('ot', { request: 'ot.request', ask: 'ot.ask', title: 'ot.number' }),
}
