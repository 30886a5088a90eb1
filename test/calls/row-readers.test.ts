import { callRows } from '@/lib/calls/row-readers';
import { freshDatabase } from '@/test/calls/support/database';
import { goodCallRows } from '@/test/support/garbage/good-rows';
import { testTables } from '@/test/support/garbage/table-tests';

testTables(freshDatabase(), callRows, goodCallRows);
