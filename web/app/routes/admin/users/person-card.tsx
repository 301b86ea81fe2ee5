import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { accountNames, roleNames } from '../../../desk/account-names.ts'
import { type PersonLine, personName } from '../../../desk/people-lines.ts'
import { Chip } from '../../../family/chip.tsx'
import { dayOfInstant } from '../../../family/day-words.ts'
import family from '../../../family/family.module.css'
import styles from './users.module.css'

interface PersonCardProps {
  person: PersonLine
  /** What becomes of them, in a merge. */
  fate?: 'stays' | 'goes'
  children?: ReactNode
}

/** Somebody beside somebody else. */
export function PersonCard({ person, fate, children }: PersonCardProps) {
  const facts: [string, ReactNode][] = [
    ['E-mail', person.email],
    ['Phone', person.phone],
    ['Role', roleNames[person.role]],
    ['Children', person.children.map(({ name }) => name).join(', ') || 'none'],
    ['Linked with', person.linked.map(({ name }) => name).join(', ')],
    ['Last sign-in', person.signedInAt && dayOfInstant(person.signedInAt)],
    ['Since', `${dayOfInstant(person.createdAt)}, ${person.createdAt.slice(0, 4)}`],
  ]
  return (
    <article className={`${family.card} ${fate ? styles[fate] : ''}`}>
      <div className={family.between}>
        <h3>
          <Link to={`/admin/users/${person.id}`}>{personName(person)}</Link>
        </h3>
        <Chip {...accountNames[person.state]} />
      </div>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {children}
    </article>
  )
}
