import { paths } from '@hr/contract/paths.ts'

/** One's own profile, by the area of the session. */
export const profilePage = {
  app: paths.profile,
  ams: paths.operatorProfile,
  space: paths.spaceProfile,
} as const
