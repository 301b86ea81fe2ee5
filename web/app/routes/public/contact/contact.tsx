import { type ContactTopic, topicFrom } from '@touchline/domain/contact-topics.ts'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadClub } from '../../../club/load-club.ts'
import { FaqList } from '../../../components/faq-list.tsx'
import { pageMeta } from '../../../page-meta.ts'
import { PageHead } from '../../../ui/page-head.tsx'
import { Section } from '../../../ui/section.tsx'
import styles from './contact.module.css'
import { ContactForm } from './contact-form.tsx'
import { FastestWay } from './fastest-way.tsx'

export const meta = pageMeta({
  title: 'Contact',
  description:
    'Is training on? A question about registration, kits or fees? Write or call: we answer within two days.',
  path: '/contact',
  keywords: 'contact the club, field address, parking, volunteer',
})

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { contact, field, faq } = await loadClub(context)
  return { contact, field, faq, asked: topicFrom(new URL(request.url).searchParams.get('topic')) }
}

export default function Contact() {
  const { contact, field, faq, asked } = useLoaderData<typeof loader>()
  const [topic, setTopic] = useState<ContactTopic>(asked)
  const [lastAsked, setLastAsked] = useState(asked)
  // A link of this very page may ask for another topic; what was typed stays.
  if (asked !== lastAsked) {
    setLastAsked(asked)
    setTopic(asked)
  }
  const answers = faq.filter((item) => item.topic === topic)
  return (
    <>
      <PageHead
        title="Talk to us"
        lead={`A volunteer reads every message and answers within ${contact.answerWithinDays} days.`}
      />
      <FastestWay contact={contact} />
      <Section id="write" title="Write to the club">
        <ContactForm
          clubEmail={contact.email}
          topic={topic}
          onTopic={setTopic}
          answers={
            <aside className={styles.answers} aria-label="Answers to this topic" aria-live="polite">
              {answers.length > 0 && (
                <>
                  <h3>Does this answer your question?</h3>
                  <FaqList items={answers} />
                </>
              )}
            </aside>
          }
        />
      </Section>
      <Section id="find-us" title="Find us">
        <address className={styles.place}>
          <p>
            <strong>{field.name}</strong>
            <br />
            {field.address}
          </p>
          <p>
            <a href={field.mapLink}>Open the map</a>
          </p>
        </address>
        <dl className={styles.notes}>
          {[
            ['Gate', field.gate],
            ['Parking', field.parking],
            ['Transit', field.transit],
            ['Washrooms', field.washrooms],
          ].map(([name, words]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </>
  )
}
