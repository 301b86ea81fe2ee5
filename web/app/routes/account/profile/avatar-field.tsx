import { type ChangeEvent, useId, useState } from 'react'
import { Avatar } from '../../../components/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import styles from './profile.module.css'
import * as texts from './profile.texts.ts'
import { shrinkPicture } from './shrink-picture.ts'

interface AvatarFieldProps {
  user: { firstName: string; lastName: string; avatarUrl: string }
  onChange(avatarUrl: string): void
}

/** A picture of one's own, or the initials. */
export function AvatarField({ user, onChange }: AvatarFieldProps) {
  const id = useId()
  const [problem, setProblem] = useState('')
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    setProblem('')
    try {
      onChange(await shrinkPicture(file))
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <div>
      <div className={styles.face}>
        <Avatar user={user} />
        <label htmlFor={id} className={`button quiet-button ${styles.file}`}>
          {user.avatarUrl ? texts.anotherPicture : texts.addPicture}
          <input
            id={id}
            type="file"
            accept="image/*"
            className="visually-hidden"
            onChange={choose}
            aria-describedby={`${id}-problem`}
          />
        </label>
        {user.avatarUrl && (
          <Button kind="plain" onClick={() => onChange('')}>
            {texts.useInitials}
          </Button>
        )}
      </div>
      <p id={`${id}-problem`} role="alert">
        {problem}
      </p>
    </div>
  )
}
