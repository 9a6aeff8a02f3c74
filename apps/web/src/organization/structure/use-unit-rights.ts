import { useCan } from '#web/shared/session.ts'

/** What the reader may do with units; a structure of the past can only be read. */
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
