import { PositionList } from './PositionList.tsx'

export function PositionsPage() {
  return <PositionList kind="position" />
}
