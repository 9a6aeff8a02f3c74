/** Paths to read again after a change of the structure. */
export const staleByStructure = ['/org-structure', '/departments', '/structure-tags', '/employees']
