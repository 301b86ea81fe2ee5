export const ball = (sizes: string) => `${sizes}号球`
