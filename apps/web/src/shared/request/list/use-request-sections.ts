import { useCan, useProfile } from '#web/shared/session.ts'
import type { RequestKind, RequestSection } from '../request-kind.ts'

/** The lists of a kind that the reader may open, in order. */
export function useRequestSections({ groups }: Pick<RequestKind, 'groups'>): readonly RequestSection[] {
  const may = useCan()
  const hasOwn = useProfile().employee !== null
  return [
    ...(hasOwn && may(groups.mine) ? (['mine'] as const) : []),
    ...(may([groups.team, groups.all]) ? (['waiting'] as const) : []),
    ...(may(groups.team) ? (['team'] as const) : []),
    ...(may(groups.all) ? (['all'] as const) : []),
  ]
}

/** What waits, for people who decide; for others the first list that they may open. */
export function useFirstList(kind: Pick<RequestKind, 'groups'>): RequestSection | undefined {
  const lists = useRequestSections(kind)
  return lists.find(list => list === 'waiting') ?? lists[0]
}
