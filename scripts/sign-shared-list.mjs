#!/usr/bin/env node
// Makes the company's do-not-call list that a policy names (docs/audit.md). No packages. Node 20 or newer.
//
//   node sign-shared-list.mjs key private.pem             makes a key, and prints the public one for the policy
//   node sign-shared-list.mjs sign private.pem list.json > shared-list.json
//
// Keep private.pem where only you can read it.
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

const [command, keyFile, listFile] = process.argv.slice(2);

function makeKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' });
  writeFileSync(keyFile, pem, { mode: 0o600, flag: 'wx' });
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  console.log(spki.toString('base64'));
}

/** The list is signed as a text, so that nobody needs to agree on how JSON is written. */
function signList() {
  const { issuedAt = new Date().toISOString(), ...list } = JSON.parse(
    readFileSync(listFile, 'utf8'),
  );
  const payload = JSON.stringify({ format: 'handset-shared-list', version: 1, issuedAt, ...list });
  const key = createPrivateKey(readFileSync(keyFile));
  const signature = sign('sha256', Buffer.from(payload), { key, dsaEncoding: 'ieee-p1363' });
  console.log(JSON.stringify({ payload, signature: signature.toString('base64') }));
}

if (command === 'key' && keyFile) makeKey();
else if (command === 'sign' && keyFile && listFile) signList();
else {
  console.error('node sign-shared-list.mjs key private.pem | sign private.pem list.json');
  process.exitCode = 2;
}
