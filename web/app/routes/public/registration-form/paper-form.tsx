import { priceLines } from '@touchline/domain/club/fact-lines.ts'
import type { ConsentText } from '@touchline/domain/consents.ts'
import { serviceMonths } from '@touchline/domain/season.ts'
import { monthName } from '@touchline/domain/words.ts'
import { CLUB_NAME } from '../../../page-meta.ts'
import styles from './paper-form.module.css'
import { useFormClub } from './use-form-club.ts'

const TO_AGREE: readonly ConsentText[] = ['CONDUCT', 'RISK', 'CONCUSSION', 'PHOTOS', 'NEWSLETTER']
const PLAYERS = [1, 2, 3]

/** On paper only: blank lines for a pen, for days at the field without a signal. */
export function PaperForm() {
  const { season, consents, contact, payment } = useFormClub()
  const prices = priceLines(season)
  return (
    <div className={styles.paper} aria-hidden="true">
      <h1>
        {CLUB_NAME} registration, {season.name}
      </h1>
      <h2>Parent or guardian</h2>
      <Lines names={['First name', 'Last name', 'Email', 'Phone']} />
      {PLAYERS.map((number) => (
        <section key={number}>
          <h2>Player {number}</h2>
          <Lines names={['First name', 'Last name', 'Birth date', 'Health notes']} />
          <p>
            Days: ☐ Saturday ☐ Sunday ☐ both
            <br />
            Months: {serviceMonths(season).map((month) => `☐ ${monthName(month)} `)}
          </p>
        </section>
      ))}
      <h2>In an emergency</h2>
      <Lines names={['Another adult', 'Phone', 'May collect my player']} />
      <h2>What it costs</h2>
      <ul>
        {prices.map(({ id, label, text, note }) => (
          <li key={id}>
            {label}: {text} {note}
          </li>
        ))}
      </ul>
      <h2>I have read and agree</h2>
      {TO_AGREE.map((name) => (
        <section key={name}>
          <h3>
            {consents[name].title} <small>(version {consents[name].version})</small>
          </h3>
          {consents[name].text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>☐ {consents[name].statements.join(' ')}</p>
        </section>
      ))}
      <Lines names={['Signature', 'Date']} />
      <p>
        Hand this in at the club table, or write to {contact.email}. {payment.etransfer} {payment.cash}
      </p>
    </div>
  )
}

const Lines = ({ names }: { names: string[] }) => (
  <dl className={styles.lines}>
    {names.map((name) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd />
      </div>
    ))}
  </dl>
)
