import { type ContactTopic, topicFrom } from '@touchline/domain/contact/contact-topics.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../../club/load-club.ts'
import { FaqList } from '../../../components/faq-list.tsx'
import { written } from '../../../languages/written.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './contact.module.css'
import * as texts from './contact.texts.ts'
import { ContactForm } from './contact-form.tsx'
import { FastestWay } from './fastest-way.tsx'

export const meta = pageMeta({
  title: texts.title,
  description: texts.description,
  path: '/contact',
  keywords: texts.keywords,
})

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { contact, field, faq } = await loadClub(context)
  return { contact, field, faq, asked: topicFrom(new URL(request.url).searchParams.get('topic')) }
}

export default function Contact() {
  const { contact, field, faq, asked } = useLoaderData<typeof loader>()
  const [topic, setTopic] = useState<ContactTopic>(asked)
  const [lastAsked, setLastAsked] = useState(asked)
  // A link on this page may ask for another topic; the input stays.
  if (asked !== lastAsked) {
    setLastAsked(asked)
    setTopic(asked)
  }
  const answers = faq.filter((item) => item.topic === topic)
  return (
    <>
      <PageHead title={texts.headline} lead={texts.lead(contact.answerWithinDays)} />
      <FastestWay contact={contact} />
      <Section id="write" title={texts.write}>
        <ContactForm
          clubEmail={contact.email}
          topic={topic}
          onTopic={setTopic}
          answers={
            <aside className={styles.answers} aria-label={texts.answers} aria-live="polite">
              {answers.length > 0 && (
                <>
                  <h3>{texts.isThisIt}</h3>
                  <FaqList items={answers} />
                </>
              )}
            </aside>
          }
        />
      </Section>
      <Section id="find-us" title={texts.findUs}>
        <address className={styles.place}>
          <p>
            <strong>{written(field.name)}</strong>
            <br />
            {written(field.address)}
          </p>
          <p>
            <a href={field.mapLink}>{texts.openMap}</a>
          </p>
        </address>
        <dl className={styles.notes}>
          {[
            [texts.gate, field.gate],
            [texts.parking, field.parking],
            [texts.transit, field.transit],
            [texts.washrooms, field.washrooms],
          ].map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{written(words)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
