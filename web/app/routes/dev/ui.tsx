import type { LoaderFunctionArgs } from 'react-router'
import { SchemeChoice } from '../../frame/scheme-choice.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { Buttons } from './buttons.tsx'
import { Cards } from './cards.tsx'
import { Fields } from './fields.tsx'
import { Layers } from './layers.tsx'
import { Lists } from './lists.tsx'
import { Pages } from './pages.tsx'
import { Part } from './part.tsx'
import { States } from './states.tsx'
import styles from './ui.module.css'

export const meta = pageMeta({
  title: 'The look',
  description: 'Theme, components and states.',
  isPrivate: true,
})

/** For developers; in production this page does not exist. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(siteContext).isProduction) throw new Response(null, { status: 404 })
  return null
}

export default function DevUi() {
  return (
    <div className={styles.page}>
      <h1>The look, at a glance</h1>
      <div className={`turf ${styles.ground}`}>
        <SchemeChoice />
      </div>
      <Colours />
      <TypeScale />
      <Pages />
      <Buttons />
      <Fields />
      <Layers />
      <Lists />
      <States />
      <Cards />
    </div>
  )
}

/** Each colour with one that is readable on it. */
const colours: [name: string, on: string, use: string][] = [
  ['chalk', 'ink', 'page'],
  ['paper', 'ink', 'cards, forms'],
  ['ink', 'chalk', 'text'],
  ['quiet', 'chalk', 'lesser text'],
  ['pitch', 'on-pitch', 'brand, primary actions, links'],
  ['grass-wash', 'grass-text', 'success, training days'],
  ['dusk', 'on-dusk', 'game days, information'],
  ['dusk-wash', 'ink', 'information, behind text'],
  ['maple', 'on-maple', 'danger, cancelled'],
  ['maple-wash', 'maple-text', 'danger, behind text'],
  ['sun', 'on-sun', 'impersonation, caution, December'],
  ['sun-wash', 'ink', 'caution, behind text'],
  ['turf', 'on-turf', 'header, hero, footer'],
  ['turf', 'turf-quiet', 'lesser text on turf'],
]

const Colours = () => (
  <Part title="Colours">
    <ul className={styles.swatches}>
      {colours.map(([name, on, use]) => (
        <li key={name + on} className={`${styles.swatch} ${styles[`on-${name}`]} ${styles[`in-${on}`]}`}>
          <strong>{name}</strong>
          <span className="small">
            {on} on it: {use}
          </span>
        </li>
      ))}
    </ul>
  </Part>
)

const TypeScale = () => (
  <Part title="Type">
    <p className={`display ${styles.size1}`}>Size 1 · Saturday, 5:00–6:30 PM</p>
    <p className={`display ${styles.size2}`}>Size 2 · Two places left</p>
    <p className={`display ${styles.size3}`}>Size 3 · U9 (born 2017)</p>
    <p>
      Body · Sessions go ahead rain or shine, unless it is unsafe. 陳曉明 · 김하늘 · Nguyễn Thị Ánh · ਗੁਰਪ੍ਰੀਤ
    </p>
    <p className="small">Small · Arrive 10 minutes early.</p>
    <p className="quiet">Quiet · You are third in line.</p>
    <p>
      Figures stand in columns:
      <br />
      $128.00
      <br />
      $111.11
    </p>
  </Part>
)
