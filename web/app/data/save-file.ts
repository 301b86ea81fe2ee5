/** Hands something to the browser as a file to keep. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

export const textFile = (text: string, type: string): Blob =>
  new Blob([text], { type: `${type};charset=utf-8` })
