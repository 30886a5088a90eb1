// `npm run fix`: writes the schema that Chrome reads administrators' values by.
import { writeFileSync } from 'node:fs';
import { chromePolicySchema } from './chrome-schema.ts';

const FILE = new URL('../../assets/public/policy-schema.json', import.meta.url);

writeFileSync(FILE, `${JSON.stringify(chromePolicySchema(), null, 2)}\n`);
