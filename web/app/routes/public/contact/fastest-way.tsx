import type { Contact } from '@touchline/domain/club/schemas/contact.ts'
import type { ReactNode } from 'react'
import { SiteLink } from '../../../languages/site-link.tsx'
import { written } from '../../../languages/written.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './contact.module.css'
import * as texts from './contact.texts.ts'

/** By need: most questions have a faster answer than a form. */
export function FastestWay({ contact }: { contact: Contact }) {
  return (
    <Section id="fastest" title={texts.fastest}>
      <ul className={`plain-list ${styles.ways}`}>
        <Way title={texts.isTrainingOn}>
          {texts.checkBanner}
          <SiteLink to="/events">{texts.events}</SiteLink>
          {texts.noNotice}
        </Way>
        <Way title={texts.fees}>
          {texts.your}
          <SiteLink to="/guardian/registrations">{texts.registrations}</SiteLink>
          {texts.showStatus}
          <SiteLink to="/registration-form">{texts.registrationForm}</SiteLink>
          {texts.stop}
        </Way>
        <Way title={texts.kits}>
          {texts.sizesIn}
          <SiteLink to="/store">{texts.store}</SiteLink>
          {texts.pickUp}
        </Way>
        <Way title={texts.helping}>
          {texts.anHour}
          <SiteLink to="/contact?topic=volunteer#write">{texts.canHelp}</SiteLink>
          {texts.refereesFind}
          <SiteLink to="/lunar-new-year-tournament/refs">{texts.referees}</SiteLink>
          {texts.stop}
        </Way>
        <Way title={texts.callOrEmail}>
          <a href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>{contact.phone}</a>
          <br />
          <a href={`mailto:${contact.email}`}>{contact.email}</a>
          <br />
          {written(contact.hours)}
        </Way>
        <Way title={texts.privacy}>
          {written(contact.privacyOfficer.name)}
          {texts.comma}
          <a href={`mailto:${contact.privacyOfficer.email}`}>{contact.privacyOfficer.email}</a>
          {texts.stop} <SiteLink to="/rules-and-disclaimer#privacy">{texts.whatWeKeep}</SiteLink>
        </Way>
      </ul>
    </Section>
  )
}

const Way = ({ title, children }: { title: string; children: ReactNode }) => (
  <li className="card">
    <h3>{title}</h3>
    <p>{children}</p>
  </li>
)
