import { demoSignIns } from '@hr/contract/session.ts'
import type { OutputOf } from '@hr/contract/endpoint.ts'
import { useEffect, useState } from 'react'
import { callFailed } from '#web/api/answers.ts'
import { call } from '#web/api/call.ts'

type Answer = OutputOf<typeof demoSignIns>

let asked: Promise<Answer> | undefined

/** Asked for once in the life of the page; again only after a failure. */
function ask(): Promise<Answer> {
  asked ??= call(demoSignIns, {}).catch((error: unknown) => {
    asked = undefined
    throw error
  })
  return asked
}

/** Who one can be while the installation runs on demo data; undefined until the server told. */
export function useDemoSignIns(): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    ask().then(setAnswer, (error: unknown) => callFailed(error, true))
  }, [])
  return answer
}
