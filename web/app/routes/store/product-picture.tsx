import type { KitItem } from '@touchline/domain/kit/items.ts'
import { useState } from 'react'
import { KitDrawing } from './kit-drawing.tsx'
import styles from './order.module.css'

const NUMBERED: readonly KitItem[] = ['JERSEY_HOME', 'JERSEY_AWAY', 'FULL_KIT']
const LONGEST_NUMBER = 2

/** The item, drawn; a jersey can be looked at with any number on it. */
export function ProductPicture({ item }: { item: KitItem }) {
  const [number, setNumber] = useState('')
  return (
    <>
      <div className={`${styles.picture} ${item === 'FULL_KIT' ? styles.set : ''}`}>
        <KitDrawing item={item} mark={number || undefined} />
      </div>
      {NUMBERED.includes(item) && (
        <label className={`needs-script quiet ${styles.number}`}>
          Try a number on it
          <input
            inputMode="numeric"
            placeholder="7"
            maxLength={LONGEST_NUMBER}
            value={number}
            onChange={(event) => setNumber(event.currentTarget.value.replace(/\D/g, ''))}
          />
        </label>
      )}
    </>
  )
}
