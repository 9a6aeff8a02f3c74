// Calls begun by the first script of a visit (first-paint/first.ts), before the application has arrived.

declare global {
  var earlyAnswers: Map<string, Promise<Response>> | undefined
}

/** Paths of what a visit of an area begins with, of what the dashboard shows, and of what a sign-in page asks. */
export const earlyPaths = {
  area: ['/users/profile', '/permissions/roles'],
  dashboard: ['/dashboard'],
  signIn: ['/auth/demo-sign-ins'],
} as const

/** Only for the same reader in the same language. */
export const earlyKey = (url: string, token: string | undefined, language: string): string =>
  [url, token, language].join(' ')

/** The answer, once. */
export function takeEarlyAnswer(key: string): Promise<Response> | undefined {
  const answer = globalThis.earlyAnswers?.get(key)
  globalThis.earlyAnswers?.delete(key)
  return answer
}
