import { Frame } from './Frame.tsx'

/** Everything below /space: a header only. */
export function SpaceLayout() {
  return <Frame menu={[]} />
}
