import type { Person } from '@touchline/domain/users/person.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { dayOfInstant } from '../../../club/day-words.ts'
import { accountNames, roleNames } from '../../../desk/account-names.ts'
import { emailWords } from '../../../desk/email-words.ts'
import { personName } from '../../../desk/people-lines.ts'
import { Chip } from '../../../ui/chip.tsx'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import ui from '../../../ui/ui.module.css'
import styles from './users.module.css'

interface PersonCardProps {
  person: Person
  /** What a merge does to them. */
  fate?: 'stays' | 'goes'
  children?: ReactNode
}

/** One of two people side by side. */
export function PersonCard({ person, fate, children }: PersonCardProps) {
  const facts: Fact[] = [
    ['Email', emailWords(person.email)],
    ['Phone', person.phone],
    ['Role', roleNames[person.role]],
    ['Children', person.children.map(({ name }) => name).join(', ') || 'none'],
    ['Linked with', person.linked.map(({ name }) => name).join(', ')],
    ['Last sign-in', person.signedInAt && dayOfInstant(person.signedInAt)],
    ['Since', `${dayOfInstant(person.createdAt)}, ${person.createdAt.slice(0, 4)}`],
  ]
  return (
    <article className={`${ui.card} ${fate ? styles[fate] : ''}`}>
      <div className={ui.between}>
        <h3>
          <Link to={`/admin/users/${person.id}`}>{personName(person)}</Link>
        </h3>
        <Chip {...accountNames[person.state]} />
      </div>
      <Facts facts={facts} />
      {children}
    </article>
  )
}
