import { type ComponentProps, useRef } from 'react'
import { Button } from '../button.tsx'

interface FileButtonProps extends Pick<ComponentProps<typeof Button>, 'kind' | 'isBusy' | 'children'> {
  /** What is chosen, for those who do not see the button. */
  label: string
  accept: string
  onFile: (file: File) => void
}

/** Opens the device's own way to choose a file. The same file can be chosen again, once it is mended, say. */
export function FileButton({ label, accept, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  )
}
