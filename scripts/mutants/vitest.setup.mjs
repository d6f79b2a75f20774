import { configureGlobal } from 'fast-check';

// Whether a mutant is noticed must not hang on chance.
configureGlobal({ seed: 1 });
