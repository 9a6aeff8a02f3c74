import { profileImagePath } from '@hr/contract/person.ts'

/** URL of a photo; null for the placeholder. */
export const photoUrl = (fileName: string | null | undefined): string | null =>
  fileName == null ? null : profileImagePath + fileName
