import type { Field } from '@touchline/domain/club/schemas/field.ts'
import { written } from '../../../languages/written.tsx'
import { Section } from '../../../ui/section.tsx'
import * as texts from './about.texts.ts'
import styles from './our-field.module.css'

/** Everything a family wants to know in the car. */
export function OurField({ field }: { field: Field }) {
  const { name, address, mapLink, gate, parking, washrooms, transit, floodlit } = field
  const ways = [
    { label: texts.gate, text: gate },
    { label: texts.parking, text: parking },
    { label: texts.transit, text: transit },
    { label: texts.washrooms, text: washrooms },
    ...(floodlit === null
      ? []
      : [{ label: texts.lights, text: floodlit ? texts.floodlit : texts.notFloodlit }]),
  ]
  return (
    <Section
      id="field"
      title={written(name)}
      lead={written(address)}
      aside={
        <a className="button" href={mapLink}>
          {texts.openMap}
        </a>
      }
    >
      <div className={styles.field}>
        <svg className={styles.plan} viewBox="0 0 420 260" aria-hidden="true" focusable="false">
          <rect className={styles.grass} x="10" y="10" width="400" height="240" rx="6" />
          <path d="M210 10V250M10 74H74V186H10M410 74H346V186H410M10 106H36V154H10M410 106H384V154H410" />
          <circle cx="210" cy="130" r="40" />
          <path d="M10 22a12 12 0 0 0 12-12M398 10a12 12 0 0 0 12 12M10 238a12 12 0 0 1 12 12M398 250a12 12 0 0 1 12-12" />
          <path className={styles.flag} d="M210 130V88l30 10-30 10" />
        </svg>
        <dl className={styles.ways}>
          {ways.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{written(text)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}
