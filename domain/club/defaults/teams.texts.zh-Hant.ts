export const ball = (sizes: string) => `${sizes}號球`
