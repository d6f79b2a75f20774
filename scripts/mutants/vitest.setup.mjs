import { configureGlobal } from 'fast-check';

// A fixed seed, so that it does not depend on chance whether a mutant is noticed.
configureGlobal({ seed: 1 });
