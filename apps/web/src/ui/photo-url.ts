import { profileImagePath } from '@hr/contract/person.ts'

/** Where the browser finds a photo; null for the placeholder. */
export const photoUrl = (fileName: string | null | undefined): string | null =>
  fileName == null ? null : profileImagePath + fileName
