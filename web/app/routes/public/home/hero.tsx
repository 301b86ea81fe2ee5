import type { ClubContent } from '@touchline/domain/club/settings.ts'
import { placeName } from '@touchline/domain/words.ts'
import { Fragment } from 'react'
import { RegisterButton } from '../../../components/register-button.tsx'
import { ShirtShape } from '../../../components/shirt.tsx'
import { written } from '../../../languages/written.tsx'
import styles from './hero.module.css'
import * as texts from './home.texts.ts'

type Teams = Pick<ClubContent['teams'][number], 'id' | 'colour' | 'altColour'>[]

interface HeroProps extends Pick<ClubContent, 'facts'> {
  words: Record<'trainingDays' | 'times' | 'place', string>
  prices: { lowest: string | null }
  teams: Teams
}

/** Promise, place, price and the register button, on a pitch with our own teams. */
export function Hero({ facts, words, prices: { lowest }, teams }: HeroProps) {
  const { ages, area, foundedYear } = facts
  return (
    <div className={`turf mown ${styles.hero}`}>
      <Pitch teams={teams} />
      <div className={styles.promise}>
        <p className={styles.eyebrow}>
          <span className="whole">{texts.ages(ages.from, ages.to)}</span> ·{' '}
          <span className="whole">{written(placeName(area))}</span> ·{' '}
          <span className="whole">{texts.since(foundedYear)}</span>
        </p>
        <h1 className={styles.title}>
          {texts.headline.map((piece) => (
            <Fragment key={piece}>
              <span className="whole">{piece}</span>
              {texts.betweenPieces}
            </Fragment>
          ))}
        </h1>
        <p className={styles.lead}>
          {texts.training(words.trainingDays, words.times, words.place)}
          {lowest && (
            <>
              {' '}
              <strong className="whole">{texts.lowestPrice(lowest)}</strong>
            </>
          )}
        </p>
        <div className={styles.actions}>
          <RegisterButton />
          <a className="button quiet-button" href="#weekend">
            {texts.seeWeekend}
          </a>
        </div>
      </div>
    </div>
  )
}

/** Where the four of them stand around the circle at 360, 300. */
const PLACES = [
  { x: 130, y: 352 },
  { x: 306, y: 62 },
  { x: 540, y: 300 },
  { x: 330, y: 452 },
]

function Pitch({ teams }: { teams: Teams }) {
  return (
    <svg className={styles.pitch} viewBox="0 0 720 640" aria-hidden="true" focusable="false">
      <path
        className={styles.chalk}
        pathLength="1"
        d="M360 -900V110A190 190 0 0 1 360 490A190 190 0 0 1 360 110V1600"
      />
      <circle className={styles.spot} cx="360" cy="300" r="7" />
      <path className={`${styles.pass} ${styles.first}`} d="M186 338C196 236 240 170 302 138" />
      <path className={styles.pass} d="M432 126C540 142 592 204 602 292" />
      <path className={styles.pass} d="M590 424C574 482 536 520 484 536" />
      <g className={styles.ball}>
        <circle cx="464" cy="544" r="15" />
        <path d="M464 536l7.600 5.500-2.900 8.900h-9.400l-2.900-8.900z" />
      </g>
      {PLACES.map(({ x, y }, n) => {
        const team = teams[(n * 3) % (teams.length || 1)]
        if (!team) return null
        return (
          <g key={team.id} transform={`translate(${x} ${y})`}>
            <ShirtShape colour={team.colour} trim={team.altColour} />
          </g>
        )
      })}
    </svg>
  )
}
