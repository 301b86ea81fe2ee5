import { type HealthLine, type HealthState, TOPIC_NAMES } from '@touchline/domain/site-health/site-health.ts'
import { momentName } from '../../../club/day-words.ts'
import { useReport } from '../../../desk/use-report.ts'
import { Button } from '../../../ui/button.tsx'
import { Chip, type Tone } from '../../../ui/chip.tsx'
import { ListStates } from '../../../ui/list-states.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './settings.module.css'

interface SeenLine extends HealthLine {
  since: string | null
}

interface SeenHealth {
  lookedAt: string
  items: SeenLine[]
}

const LOOK_MS = 60_000

const STATES: Record<HealthState, [tone: Tone, word: string]> = {
  GOOD: ['good', 'Fine'],
  ATTENTION: ['act', 'Needs attention'],
  UNKNOWN: ['quiet', 'Not checked'],
}

/** The state of the server, for people who have never seen one (O-1). */
export function SiteHealth() {
  const loaded = useReport<SeenHealth>('/site-health', {}, LOOK_MS)
  return (
    <div className={styles.setting}>
      <div>
        <h2>Site health</h2>
        <p className="quiet">
          What keeps the website running. If something stays wrong for half an hour, everyone with full access
          gets an email.
        </p>
      </div>
      <ListStates loaded={loaded}>
        {({ items, lookedAt }) => (
          <>
            <Summary count={items.filter(({ state }) => state === 'ATTENTION').length} />
            <ul className={`plain-list ${ui.cards}`} aria-label="Site health">
              {items.map((line) => (
                <Line key={line.topic} line={line} />
              ))}
            </ul>
            <div className={ui.actions}>
              <Button disabled={loaded.isFetching} onClick={() => loaded.refetch()}>
                {loaded.isFetching ? 'Checking...' : 'Check again'}
              </Button>
              <span className="quiet small">Checked {momentName(lookedAt)}.</span>
            </div>
          </>
        )}
      </ListStates>
    </div>
  )
}

function Summary({ count }: { count: number }) {
  const words = count === 1 ? 'One thing needs attention.' : `${count} things need attention.`
  return (
    <p className={count > 0 ? ui.notice : undefined} role="status">
      {count > 0 ? words : 'Everything we can check is fine.'}
    </p>
  )
}

function Line({ line: { topic, state, sentence, advice, since } }: { line: SeenLine }) {
  const [tone, word] = STATES[state]
  return (
    <li className={ui.card}>
      <div className={ui.between}>
        <h3>{TOPIC_NAMES[topic]}</h3>
        <Chip tone={tone}>{word}</Chip>
      </div>
      <div>
        <p>{sentence}</p>
        {advice && <p className="quiet">{advice}</p>}
        {since && <p className="quiet small">Since {momentName(since)}.</p>}
      </div>
    </li>
  )
}
