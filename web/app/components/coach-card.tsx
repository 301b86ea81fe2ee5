import type { Coach } from '@touchline/domain/club/schemas/coaches.ts'
import { listOf } from '@touchline/domain/words.ts'
import type { ReactNode } from 'react'
import styles from './coach-card.module.css'
import { Photo } from './photo.tsx'
import { Shirt } from './shirt.tsx'

const club = { colour: { name: 'Club green', hex: '#0F4A36' }, trim: { name: 'Sun', hex: '#F5C433' } }

/** Without a photo, a coach is a club shirt with an initial. */
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
        <h3>{name}</h3>
        <p className="quiet">
          Ages {ages}. Speaks {listOf(languages, 'and')}.
        </p>
        <blockquote className={styles.quote}>{toParents}</blockquote>
        {children}
      </div>
    </article>
  )
}

/** 'Coach Mei' → 'M' */
const initialOf = (name: string) => [...(name.split(' ').at(-1) ?? '')][0] ?? ''
