// How many generated examples a property tries: few in `npm test`, FC_RUNS in `npm run test:long`.
export const examples = (few: number): number => Number(process.env.FC_RUNS ?? few)
