import type { Coach } from '@touchline/domain/club/schemas/coaches.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import { written } from '../languages/written.tsx'
import styles from './coach-card.module.css'
import * as texts from './components.texts.ts'
import { Photo } from './photo.tsx'
import { Shirt } from './shirt.tsx'

const club = { colour: { name: 'Club green', hex: '#0F4A36' }, trim: { name: 'Sun', hex: '#F5C433' } }

/** A coach without a photo gets a club shirt with their initial. */
export function CoachCard({ coach, children }: { coach: Coach; children?: ReactNode }) {
  const { name, ages, languages, toParents, photo } = coach
  const shirt = <Shirt className={styles.shirt} {...club} mark={initialOf(name)} />
  return (
    <article className={styles.coach}>
      {photo ? (
        <Photo
          className={styles.photo}
          address={photo}
          shows={name}
          width={104}
          height={104}
          instead={shirt}
        />
      ) : (
        shirt
      )}
      <div className={styles.words}>
        <h3>{written(name)}</h3>
        <p className="quiet">
          {texts.coachFacts(texts.coachAges(ages), listOf(languages.map(texts.spoken), 'and'))}
        </p>
        <blockquote className={styles.quote}>{written(toParents)}</blockquote>
        {children}
      </div>
    </article>
  )
}

/** 'Coach Mei' → 'M' */
const initialOf = (name: string) => [...(name.split(' ').at(-1) ?? '')][0] ?? ''
