import { priceLines } from '@touchline/domain/club/fact-lines.ts'
import { seasonName } from '@touchline/domain/club/season-words.texts.ts'
import { serviceMonths } from '@touchline/domain/programs/program-sessions.ts'
import { monthName } from '@touchline/domain/words.ts'
import { mixed, written } from '../../../languages/written.tsx'
import { CLUB_NAME } from '../../../page-meta.ts'
import { ASKED_CONSENTS } from '../../../registrations/asked-consents.ts'
import { EnglishText } from '../../../registrations/consent-boxes.tsx'
import { colon, discountName } from '../../../registrations/offers.texts.ts'
import { checked, notChecked } from '../../../registrations/steps.texts.ts'
import styles from './paper-form.module.css'
import * as texts from './paper-form.texts.ts'
import { useFormClub } from './use-form-club.ts'

const PLAYERS = [1, 2, 3]

/** Print only: blank lines for a pen, for days at the field without a signal. */
export function PaperForm() {
  const { season, consents, english, isTranslationChecked, contact, payment } = useFormClub()
  const prices = priceLines(season)
  return (
    <div className={styles.paper} aria-hidden="true">
      <h1>{mixed(texts.title(CLUB_NAME, seasonName(season.name)))}</h1>
      <h2>{texts.guardian}</h2>
      <Lines names={[texts.firstName, texts.lastName, texts.email, texts.phone]} />
      {PLAYERS.map((number) => (
        <section key={number}>
          <h2>{texts.player(number)}</h2>
          <Lines names={[texts.firstName, texts.lastName, texts.birthDate, texts.healthNotes]} />
          <p>
            {texts.dayBoxes}
            <br />
            {texts.months}
            {serviceMonths(season).map((month) => `☐ ${monthName(month)} `)}
          </p>
        </section>
      ))}
      <h2>{texts.emergency}</h2>
      <Lines names={[texts.anotherAdult, texts.phone, texts.mayCollect]} />
      <h2>{texts.costs}</h2>
      <ul>
        {prices.map(({ id, label, text, note }) => (
          <li key={id}>
            {written(discountName(label))}
            {colon}
            {written(text)} {written(note)}
          </li>
        ))}
      </ul>
      <h2>{texts.readAndAgree}</h2>
      {english && <p>{isTranslationChecked ? checked : notChecked}</p>}
      {ASKED_CONSENTS.map((name) => (
        <section key={name}>
          <h3>
            {written(consents[name].title)} <small>{texts.version(consents[name].version)}</small>
          </h3>
          {consents[name].text.map((paragraph) => (
            <p key={paragraph}>{written(paragraph)}</p>
          ))}
          <p>☐ {written(consents[name].statements.join(' '))}</p>
          {english && <EnglishText {...english[name]} />}
        </section>
      ))}
      <Lines names={[texts.signature, texts.date]} />
      <p>
        {texts.handIn(contact.email)}
        {written(payment.etransfer)} {written(payment.cash)}
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
