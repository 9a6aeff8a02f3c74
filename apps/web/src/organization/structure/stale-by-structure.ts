/** Paths whose answers a change of the structure makes stale. */
export const staleByStructure = ['/org-structure', '/departments', '/structure-tags', '/employees']
