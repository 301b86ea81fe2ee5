/** Whether a text is one of these values; also narrows its type. */
export const isOneOf = <One extends string>(
  values: readonly One[],
  text: string | null | undefined,
): text is One => values.some((one) => one === text)
