import type { Contact } from '@touchline/domain/club/schemas/contact.ts'
import { Link } from 'react-router'
import { Section } from '../../../ui/section.tsx'
import styles from './contact.module.css'

/** By need: most questions have a shorter way than a form. */
export function FastestWay({ contact }: { contact: Contact }) {
  return (
    <Section id="fastest" title="The fastest way">
      <ul className={`plain-list ${styles.ways}`}>
        <li className="card">
          <h3>Is training on?</h3>
          <p>
            Check the banner at the top and <Link to="/events">Events</Link>. No notice means practice is on.
          </p>
        </li>
        <li className="card">
          <h3>Registration and fees</h3>
          <p>
            Your <Link to="/guardian/registrations">registrations</Link> show status, price and how to pay.
            New here? Start with the <Link to="/registration-form">registration form</Link>.
          </p>
        </li>
        <li className="card">
          <h3>Kits</h3>
          <p>
            Sizes and prices are in the <Link to="/store">store</Link>; orders are picked up at training.
          </p>
        </li>
        <li className="card">
          <h3>Helping and refereeing</h3>
          <p>
            An hour a month is plenty: <Link to="/contact?topic=volunteer#write">I can help</Link>. Referees
            find their games and the guide under <Link to="/lunar-new-year-tournament/refs">Referees</Link>.
          </p>
        </li>
        <li className="card">
          <h3>Call or write</h3>
          <p>
            <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
            <br />
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
            <br />
            {contact.hours}
          </p>
        </li>
        <li className="card">
          <h3>Privacy</h3>
          <p>
            {contact.privacyOfficer.name},{' '}
            <a href={`mailto:${contact.privacyOfficer.email}`}>{contact.privacyOfficer.email}</a>.{' '}
            <Link to="/rules-and-disclaimer#privacy">What we keep and why</Link>
          </p>
        </li>
      </ul>
    </Section>
  )
}
