import { AnswersCache } from '#web/api/AnswersCache.tsx'
import { Frame } from './Frame.tsx'

/** Everything below /space: a header only. */
export function SpaceLayout() {
  return (
    <AnswersCache>
      <Frame menu={[]} />
    </AnswersCache>
  )
}
