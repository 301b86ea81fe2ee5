/** 'U8/9' → [8, 9]; empty for a range in the wrong order. */
export function agesOf(code: string): number[] {
  const [youngest = 0, oldest = youngest] = code.slice(1).split('/').map(Number)
  return Array.from({ length: Math.max(0, oldest - youngest + 1) }, (_, n) => youngest + n)
}
