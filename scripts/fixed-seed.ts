// Properties try the same examples in every run, so that a red run says what a change did; FC_SEED=7 tries others.
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.FC_SEED ?? 4) })
