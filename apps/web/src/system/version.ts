/** The version tag of the spec. */
export const version = 'v1.2.0'
