import { type Shape, settingShape } from '@touchline/domain/club/setting-shape.ts'
import { useState } from 'react'
import { TextArea } from '../../../ui/form/field.tsx'
import ui from '../../../ui/ui.module.css'
import form from '../programs/form/program-form.module.css'
import { SettingField } from '../settings/setting-field.tsx'
import type { NewsKey, Written } from './keep-post.ts'

interface PostFieldsProps<Key extends NewsKey> {
  settingKey: Key
  value: Written<Key>
  /** Keyed by their path in a list of just this post. */
  problems: Readonly<Record<string, string>>
  onChange: (value: Written<Key>) => void
}

/** The text comes first; fields that most posts leave empty are folded away. */
export function PostFields<Key extends NewsKey>({
  settingKey,
  value,
  problems,
  onChange,
}: PostFieldsProps<Key>) {
  const shapes = fieldsOf(settingKey)
  const field = (name: string) => {
    const shape = shapes[name]
    if (!shape) return null
    return (
      <SettingField
        shape={shape}
        value={(value as Record<string, unknown>)[name]}
        path={['news', 0, name]}
        problems={problems}
        onChange={(next) => onChange({ ...value, [name]: next })}
      />
    )
  }
  const bodyProblem = Object.entries(problems).find(([place]) => place.startsWith('0.body'))?.[1]
  const isMoreWrong = Object.keys(problems).some((place) => /^0\.(quote|photo|slug)/.test(place))
  return (
    <>
      {field('title')}
      {field('summary')}
      <ParagraphsField
        value={value.body}
        error={bodyProblem}
        place="0.body"
        onChange={(body) => onChange({ ...value, body })}
      />
      <div className={form.pair}>
        {field('category')}
        {field('pinned')}
        {field('date')}
      </div>
      <details className={ui.fold} open={isMoreWrong || undefined}>
        <summary>Quote, photo and address</summary>
        <div className={form.fields}>
          {field('quote')}
          {field('photo')}
          {field('slug')}
        </div>
      </details>
    </>
  )
}

function fieldsOf(key: NewsKey): Readonly<Record<string, Shape>> {
  const list = settingShape(key)
  return list.kind === 'list' && list.item.kind === 'group' ? list.item.fields : {}
}

interface ParagraphsProps {
  value: readonly string[]
  error?: string
  place: string
  onChange: (value: string[]) => void
}

/** A text of several paragraphs in a single field. */
function ParagraphsField({ value, error, place, onChange }: ParagraphsProps) {
  // The text as typed, including blank lines at its end; a value from elsewhere replaces it.
  const [typed, setTyped] = useState({ text: value.join('\n\n'), value })
  const change = (text: string) => {
    const next = text.split(/\n\s*\n/).flatMap((paragraph) => paragraph.trim() || [])
    setTyped({ text, value: next })
    onChange(next)
  }
  return (
    <TextArea
      label="Text"
      hint="Leave a blank line between paragraphs."
      rows={8}
      isGrowing
      value={typed.value === value ? typed.text : value.join('\n\n')}
      error={error}
      data-place={place}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  )
}
