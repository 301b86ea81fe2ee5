import { Link } from 'react-router'
import type { ToDo } from '../../../family/to-dos.ts'
import ui from '../../../ui/ui.module.css'
import styles from './to-do-list.module.css'

/** The first one is what to do now; the others wait behind it. */
export function ToDoList({ toDos }: { toDos: ToDo[] }) {
  if (toDos.length === 0) return null
  return (
    <section className={ui.section} aria-labelledby="to-do">
      <h2 id="to-do">To do</h2>
      <ul className={`plain-list ${ui.cards}`}>
        {toDos.map(({ id, title, text, action }, n) => (
          <li key={id} className={styles.toDo}>
            <div>
              <h3>{title}</h3>
              <p className="quiet">{text}</p>
            </div>
            <Link
              className={n === 0 ? 'button' : 'button quiet-button'}
              to={action.to}
              aria-label={`${action.name}: ${title}`}
            >
              {action.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
