import './lib/nodeVersion.mjs';
import { ensureInstall } from './lib/install.mjs';

process.exitCode = (await ensureInstall()) ? 0 : 1;
