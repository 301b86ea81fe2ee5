/** 'U8/9' → [8, 9]; none for a range the wrong way round. */
export function agesOf(code: string): number[] {
  const [youngest = 0, oldest = youngest] = code.slice(1).split('/').map(Number)
  return Array.from({ length: Math.max(0, oldest - youngest + 1) }, (_, n) => youngest + n)
}
