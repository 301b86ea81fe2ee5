import { Part } from './part.tsx'
import styles from './ui.module.css'

/** Each with what is readable on it. */
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

export const Colours = () => (
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
