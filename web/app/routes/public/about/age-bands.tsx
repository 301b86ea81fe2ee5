import type { Promises } from '@touchline/domain/club/schemas/promises.ts'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { Section } from '../../../ui/section.tsx'
import * as texts from './about.texts.ts'
import styles from './age-bands.module.css'

/** How the age groups differ: the ball stays the same, the group grows. */
export function AgeBands({ bands }: { bands: Promises['ages'] }) {
  return (
    <Section
      id="ages"
      title={texts.eachAge}
      aside={
        <SiteLink className="button quiet-button" to="/teams">
          {texts.findTeam}
        </SiteLink>
      }
    >
      <ol className={`plain-list ${styles.bands}`}>
        {bands.map(({ ages, title, text }, n) => (
          <li key={ages}>
            <p className={styles.ages}>
              <span className="visually-hidden">{texts.agesBefore}</span>
              {ages}
            </p>
            <Players count={n + 1} />
            <h3>{written(title)}</h3>
            <p>{written(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** One more player around the ball with every age group. */
function Players({ count }: { count: number }) {
  const spots = Array.from({ length: count }, (_, n) => 16 + n * 34)
  return (
    <svg className={styles.players} viewBox="0 0 160 40" aria-hidden="true" focusable="false">
      {spots.map((x, n) => (
        <g key={x}>
          <circle cx={x} cy={n % 2 ? 12 : 24} r="7" />
          {n > 0 && <path d={`M${x - 26} ${n % 2 ? 22 : 14}L${x - 8} ${n % 2 ? 14 : 22}`} />}
        </g>
      ))}
      <circle className={styles.ball} cx={16 + (count - 1) * 34 + 16} cy={(count - 1) % 2 ? 18 : 31} r="4" />
    </svg>
  )
}
