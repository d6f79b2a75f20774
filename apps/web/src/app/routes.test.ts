import { testSpellings } from '@qinghe/features/testing/routeSpellings';
import { starts } from '../../headStart.ts';
import { table } from './routes.ts';

testSpellings(table, starts);
