import { isShippedItem, type KitItem, type ShippedItem } from '@touchline/domain/kit/items.ts'
import type { ReactNode } from 'react'
import { Shirt } from '../../components/shirt.tsx'
import styles from './kit-drawing.module.css'

const green = { name: 'Green', hex: '#0F4A36' }
const chalk = { name: 'Chalk', hex: '#FBFAF5' }
const dusk = { name: 'Dusk', hex: '#16324F' }

/** Flat, in two or three of our colours: `main`, `trim`, and the line around. */
const drawings: Partial<Record<ShippedItem, ReactNode>> = {
  SOCKS: (
    <>
      <path className={styles.main} d="M26 14h26v54l22 20c8 8 0 20-11 18L30 92q-6-4-6-12z" />
      <path className={styles.trim} d="M26 22h26M26 30h26" />
      <path className={styles.back} d="M60 8h26v54l20 18c8 8 0 20-11 18L74 84" />
      <path className={styles.trim} d="M60 16h26M60 24h26" />
    </>
  ),
  WATER_BOTTLE: (
    <>
      <rect className={styles.main} x="40" y="36" width="40" height="72" rx="10" />
      <path className={styles.back} d="M48 36v-8h24v8zM54 28V12h12v16z" />
      <path className={styles.trim} d="M40 60h40M40 84h40" />
    </>
  ),
  SHIN_GUARDS: (
    <>
      <path className={styles.main} d="M20 18q16-8 32 0v52q-4 28-16 34-12-6-16-34z" />
      <path className={styles.back} d="M68 18q16-8 32 0v52q-4 28-16 34-12-6-16-34z" />
      <path className={styles.trim} d="M28 40h16M28 56h16M76 40h16M76 56h16" />
    </>
  ),
  TOQUE: (
    <>
      <circle className={styles.back} cx="60" cy="20" r="12" />
      <path className={styles.main} d="M20 78V70a40 40 0 0 1 80 0v8z" />
      <path className={styles.trim} d="M30 52h60" />
      <rect className={styles.back} x="14" y="78" width="92" height="22" rx="8" />
    </>
  ),
  SHORTS: (
    <>
      <path className={styles.main} d="M24 22h72l12 74-42 6-6-40-6 40-42-6z" />
      <path className={styles.trim} d="M23 32h74M18 88l10 2M102 88l-10 2" />
    </>
  ),
  TRAINING_TOP: (
    <>
      <path
        className={styles.main}
        d="M44 12 22 20 6 84l18 6 12-40v54h48V50l12 40 18-6-16-64-22-8q-16 12-32 0z"
      />
      <path className={styles.trim} d="M60 20v26M12 74l16 5M108 74l-16 5" />
    </>
  ),
  HOODIE: (
    <>
      <path className={styles.back} d="M38 30q-2-22 22-22t22 22q-22 14-44 0z" />
      <path
        className={styles.main}
        d="M38 26 20 32 6 88l18 6 12-36v48h48V58l12 36 18-6-14-56-18-6q-22 16-44 0z"
      />
      <path className={styles.trim} d="M52 38v18M68 38v18M44 92l6-18h20l6 18" />
    </>
  ),
  RAIN_JACKET: (
    <>
      <path className={styles.back} d="M38 30q-2-22 22-22t22 22q-22 14-44 0z" />
      <path
        className={styles.main}
        d="M38 26 20 32 6 88l18 6 12-36v48h48V58l12 36 18-6-14-56-18-6q-22 16-44 0z"
      />
      <path className={styles.trim} d="M60 36v70M44 80h8M68 80h8" />
    </>
  ),
  BALL: (
    <>
      <circle className={styles.paper} cx="60" cy="60" r="46" />
      <path className={styles.main} d="M60 40 79 54 72 76H48l-7-22z" />
      <path className={styles.line} d="M60 40V16M79 54l24-8M72 76l14 20M48 76 34 96M41 54 17 46" />
    </>
  ),
  BACKPACK: (
    <>
      <path className={styles.line} d="M46 22q0-14 14-14t14 14" />
      <rect className={styles.main} x="26" y="20" width="68" height="88" rx="18" />
      <rect className={styles.back} x="38" y="62" width="44" height="32" rx="8" />
      <path className={styles.trim} d="M40 44h40M52 76h16" />
    </>
  ),
}

/** For items that the club has added: nobody has drawn them, and a bag can hold anything. */
const bag = (
  <>
    <path className={styles.line} d="M44 46V30q0-16 16-16t16 16v16" />
    <path className={styles.main} d="M26 40h68l6 66H20z" />
    <path className={styles.trim} d="M24 62h72" />
    <circle className={styles.back} cx="60" cy="84" r="12" />
  </>
)

/** A drawing of a store item, which is named beside it. */
export function KitDrawing({ item }: { item: KitItem }) {
  if (item === 'JERSEY_HOME') return <Shirt colour={green} trim={chalk} className={styles.jersey} />
  if (item === 'JERSEY_AWAY') return <Shirt colour={chalk} trim={dusk} className={styles.jersey} />
  if (item === 'FULL_KIT') return <FullKit />
  return <Frame>{isShippedItem(item) ? drawings[item] : bag}</Frame>
}

const Frame = ({ children }: { children: ReactNode }) => (
  <svg className={styles.drawing} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
    {children}
  </svg>
)

const FullKit = () => (
  <div className={styles.set}>
    <Shirt colour={green} trim={chalk} />
    <Frame>{drawings.SHORTS}</Frame>
    <Frame>{drawings.SOCKS}</Frame>
  </div>
)
