import { demoSignIns } from '@hr/contract/session.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { useEffect, useState } from 'react'
import { callFailed } from '#web/api/answers.ts'
import { call } from '#web/api/call.ts'

type Answer = OutputOf<typeof demoSignIns>

let asked: Promise<Answer> | undefined

/** Called once per page load; again only after a failure. */
export function askSignIns(): Promise<Answer> {
  asked ??= call(demoSignIns, {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** The sign-ins of a demo installation; undefined until the server answers. */
export function useDemoSignIns(): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    askSignIns().then(setAnswer, (error: unknown) => callFailed(error, true))
  }, [])
  return answer
}
