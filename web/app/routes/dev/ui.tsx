import type { LoaderFunctionArgs } from 'react-router'
import { SchemeChoice } from '../../frame/scheme-choice.tsx'
import { pageMeta } from '../../page-meta.ts'
import { siteContext } from '../../site.ts'
import { Buttons } from './buttons.tsx'
import { Cards } from './cards.tsx'
import { Colours } from './colours.tsx'
import { Fields } from './fields.tsx'
import { Layers } from './layers.tsx'
import { Lists } from './lists.tsx'
import { States } from './states.tsx'
import { TypeScale } from './type-scale.tsx'
import styles from './ui.module.css'

export const meta = pageMeta({
  title: 'The look',
  description: 'Theme, components and states.',
  isPrivate: true,
})

/** For those who build the site; nobody else has this page. */
export function loader({ context }: LoaderFunctionArgs) {
  if (context.get(siteContext).isProduction) throw new Response(null, { status: 404 })
  return null
}

export default function DevUi() {
  return (
    <div className={styles.page}>
      <h1>The look, at a glance</h1>
      <div className={`turf ${styles.ground}`}>
        <SchemeChoice />
      </div>
      <Colours />
      <TypeScale />
      <Buttons />
      <Fields />
      <Layers />
      <Lists />
      <States />
      <Cards />
    </div>
  )
}
