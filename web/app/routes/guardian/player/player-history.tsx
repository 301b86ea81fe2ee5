import { useData } from '../../../area/area-data.tsx'
import { momentName } from '../../../club/day-words.ts'
import type { FamilyPlayer } from '../../../family/family.ts'
import ui from '../../../ui/ui.module.css'
import { historyLine, loadHistory } from './load-history.ts'
import * as texts from './player.texts.ts'

/** Who did what to this child's record: theirs to know. */
export function PlayerHistory({ player }: { player: FamilyPlayer }) {
  const { data } = useData(['history', player.id], (request) => loadHistory(request, player.id))
  if (!data || data.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="history">
      <h2 id="history">{texts.history}</h2>
      <details className={ui.fold}>
        <summary>{texts.whoChanged}</summary>
        <ul className={ui.bullets}>
          {data.map((entry) => (
            <li key={entry.id}>{texts.moment(momentName(entry.createdAt), historyLine(entry))}</li>
          ))}
        </ul>
      </details>
    </section>
  )
}
