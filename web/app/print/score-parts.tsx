import styles from './score-card.module.css'

interface ScorePartsProps {
  keepsResults: boolean
  home: string
  away: string
}

/** Up to U13 the card has no box for a score at all (T-9). */
export function ScoreParts({ keepsResults, home, away }: ScorePartsProps) {
  return keepsResults ? <Scores home={home} away={away} /> : <FairPlay home={home} away={away} />
}

function FairPlay({ home, away }: { home: string; away: string }) {
  return (
    <div className={styles.fair}>
      <p>☐ Everyone played</p>
      {[home, away].map((team) => (
        <p key={team} className={styles.line}>
          ★ {team}: kind act, shirt no.
        </p>
      ))}
      <p className={styles.line}>Most fun moment:</p>
      <Sideline home={home} away={away} />
    </div>
  )
}

const GOALS = Array.from({ length: 10 }, (_, n) => n + 1)

function Scores({ home, away }: { home: string; away: string }) {
  return (
    <div className={styles.scores}>
      <table>
        <thead>
          <tr>
            <th scope="col">Cross off each goal</th>
            <th scope="col">1st half</th>
            <th scope="col">2nd half</th>
            <th scope="col">Final, figures</th>
            <th scope="col">Final, in words</th>
            <th scope="col">Kicks</th>
          </tr>
        </thead>
        <tbody>
          {[home, away].map((team) => (
            <tr key={team}>
              <th scope="row">{team}</th>
              <td>{GOALS.join(' ')}</td>
              <td>{GOALS.join(' ')}</td>
              <td />
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.line}>Cautions and sendings-off (team, shirt, minute, why):</p>
      <p className={styles.line}>&nbsp;</p>
      <Sideline home={home} away={away} />
    </div>
  )
}

/** Smile, straight, frown: how the sideline behaved. */
function Sideline({ home, away }: { home: string; away: string }) {
  return (
    <p className={styles.sideline}>
      Sideline:
      {[home, away].map((team) => (
        <span key={team}>
          {team} <Face mouth="M5 10q3 3 6 0" /> <Face mouth="M5 11h6" /> <Face mouth="M5 12q3-3 6 0" />
        </span>
      ))}
    </p>
  )
}

const Face = ({ mouth }: { mouth: string }) => (
  <svg viewBox="0 0 16 16" width="15" height="15" aria-hidden="true">
    <circle cx="8" cy="8" r="7" fill="none" stroke="#000" />
    <path
      d={`M5.500 6h.01M10.500 6h.01${mouth}`}
      fill="none"
      stroke="#000"
      strokeWidth="1.3"
      strokeLinecap="round"
    />
  </svg>
)
