export type Log = (message: string, error: unknown) => void
