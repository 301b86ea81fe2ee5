import type { FactLine } from '@touchline/domain/club/fact-lines.ts'
import { written } from '../languages/written.tsx'
import { Facts } from '../ui/facts.tsx'

/** The season's facts, in the same lines wherever they are shown. */
export function FactList({ lines }: { lines: readonly FactLine[] }) {
  return (
    <Facts look="grid">
      {lines.map(({ id, label, text, note }) => (
        <div key={id}>
          <dt>{written(label)}</dt>
          <dd>
            {written(text)} {written(note)}
          </dd>
        </div>
      ))}
    </Facts>
  )
}
