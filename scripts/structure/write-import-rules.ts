// `npm run fix`: writes the table of import rules into docs/architecture.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { withImportRules } from './import-rules-table.ts';

const DOCUMENT = new URL('../../docs/architecture.md', import.meta.url);

writeFileSync(DOCUMENT, withImportRules(readFileSync(DOCUMENT, 'utf8')));
