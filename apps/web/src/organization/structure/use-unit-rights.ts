import { useCan } from '#web/shared/session.ts'

/** What the reader may do with units; the structure of a past day is read-only. */
export function useUnitRights(isReadOnly = false) {
  const may = useCan()
  const holds = (action: 'add' | 'edit' | 'delete') =>
    !isReadOnly && (may('ORGANIZATION', action) || may('DEPARTMENT', action))
  return {
    mayAdd: holds('add'),
    mayEdit: holds('edit'),
    mayDelete: holds('delete'),
    mayEditTags: !isReadOnly && may('ORGANIZATION', 'edit'),
    maySeeHistory: may(['ORGANIZATION', 'DEPARTMENT']),
  }
}
