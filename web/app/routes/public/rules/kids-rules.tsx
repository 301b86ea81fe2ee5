import styles from './kids-rules.module.css'
import * as texts from './rules.texts.ts'

/** For children who cannot read yet. */
export function KidsRules({ pictures }: { pictures: { id: string; words: string }[] }) {
  return (
    <section className={styles.kids} aria-labelledby="kids-title">
      <h2 id="kids-title">{texts.forPlayers}</h2>
      <ol className={`plain-list ${styles.pictures}`}>
        {pictures.map(({ id, words }) => (
          <li key={id}>
            <KidsPicture id={id} />
            <p>{words}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

const DRAWINGS: Record<string, string> = {
  clock:
    'M60 60m-40 0a40 40 0 1 0 80 0a40 40 0 1 0-80 0M60 60V34M60 60L44 70M60 24v3M60 93v3M24 60h3M93 60h3',
  'shin-guards':
    'M34 20h22v56l16 14c6 8 0 16-10 14L34 96zM40 32h12v32H40zM76 20h20v50l12 12c6 8 0 14-8 12L76 86zM80 32h10v28H80z',
  bottle:
    'M48 34h24v-10H48zM54 24v-8h12v8M44 42c0-6 4-8 4-8h24s4 2 4 8v54a6 6 0 0 1-6 6H50a6 6 0 0 1-6-6zM44 64h32',
  'helping-hand':
    'M34 34m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M34 44v30l-8 24M34 74l12 24M34 52l22 12M92 70m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0M86 78L72 94l26 6M82 80L58 64',
  'raised-hand':
    'M48 104V60L36 46c-4-6 4-10 8-6l10 10V22c0-6 8-6 8 0v22-28c0-6 8-6 8 0v28-22c0-6 8-6 8 0v26-12c0-6 8-6 8 0v42L78 104z',
  head: 'M58 56m-26 0a26 26 0 1 0 52 0a26 26 0 1 0-52 0M48 52h.5M66 52h.5M50 68c6-6 10-6 16 0M84 30l10-10M90 42l14-4M76 22l4-14',
}

/** Shown for an unknown picture. */
const BALL = 'M60 60m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0M60 46l14 10-5 16H51l-5-16z'

function KidsPicture({ id }: { id: string }) {
  return (
    <svg className={styles.picture} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
      <path d={DRAWINGS[id] ?? BALL} />
    </svg>
  )
}
