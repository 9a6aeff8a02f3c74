import { useCan } from '#web/shared/session.ts'

/** What the reader may do with units; the structure of a past day is read-only. */
export function useUnitRights(isReadOnly = false) {
  const may = useCan()
  const mayChange = (action: 'add' | 'edit' | 'delete') =>
    !isReadOnly && (may('ORGANIZATION', action) || may('DEPARTMENT', action))
  return {
    mayAdd: mayChange('add'),
    mayEdit: mayChange('edit'),
    mayDelete: mayChange('delete'),
    mayEditTags: !isReadOnly && may('ORGANIZATION', 'edit'),
    maySeeHistory: may(['ORGANIZATION', 'DEPARTMENT']),
  }
}
