import { testSpellings } from '@qinghe/ui/testing/routeSpellings';
import { table } from './routes.ts';

testSpellings(table);
